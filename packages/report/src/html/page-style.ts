// The page's style, put into it as it stands. Colours are named once, for light and for dark.

const colours = `
:root {
  color-scheme: light dark;
  --paper: #f5f6f8; --card: #ffffff; --well: #f0f2f5; --line: #dfe3e8; --ink: #1b2430; --quiet: #5a6675;
  --accent: #1f5fd0; --chosen: #e8effc;
  --passed: #166f40; --failed: #c4322b; --errored: #7a35d6; --skipped: #6b7685; --degraded: #8a5a00;
  --failed-pale: #fdeceb; --errored-pale: #f3ebfd; --degraded-pale: #fdf2da; --passed-pale: #e3f4ea;
  --on-sign: #ffffff;
  --shadow: 0 1px 2px rgb(20 30 45 / 6%), 0 4px 14px rgb(20 30 45 / 5%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #12161c; --card: #1a2028; --well: #232b35; --line: #303a46; --ink: #e6ebf1; --quiet: #9fabb9;
    --accent: #8ab4ff; --chosen: #24344f;
    --passed: #5cc98d; --failed: #ff8a80; --errored: #c4a1ff; --skipped: #93a0af; --degraded: #f0c05a;
    --failed-pale: #3c2122; --errored-pale: #2f2445; --degraded-pale: #3a2f17; --passed-pale: #173326;
    --on-sign: #12161c;
    --shadow: none;
  }
}
`;

const frame = `
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif; }
h1, h2, p, dl, dd, ol, figure, pre { margin: 0; padding: 0; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.015em; overflow-wrap: anywhere; }
h2 { font-size: 1.05rem; line-height: 1.35; overflow-wrap: anywhere; }
a { color: var(--accent); }
code, pre { font: 0.87em/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
[hidden] { display: none !important; }
.quiet { color: var(--quiet); font-weight: 400; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }

.summary { padding: 24px max(24px, calc(50% - 676px)) 20px; border-bottom: 1px solid var(--line); background: var(--card); }
.title { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 14px; }
.title .verdict { display: flex; align-items: center; gap: 9px; padding: 5px 14px 5px 6px; border-radius: 99px; font-weight: 650; }
.verdict.passed { background: var(--passed-pale); color: var(--passed); }
.verdict.failed { background: var(--failed-pale); color: var(--failed); }
.verdict.errored { background: var(--errored-pale); color: var(--errored); }
.numbers { display: flex; flex-wrap: wrap; gap: 4px 32px; margin: 16px 0; }
.numbers dt, .facts dt { color: var(--quiet); font-size: 0.8rem; }
.numbers dd { font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.timeline { display: block; width: 100%; height: 10px; border-radius: 5px; background: var(--well); }
.timeline rect { stroke: var(--card); stroke-width: 1; vector-effect: non-scaling-stroke; }
rect.passed { fill: var(--passed); } rect.failed { fill: var(--failed); } rect.errored { fill: var(--errored); }
.timeline .degraded { fill: var(--degraded); }
.tag { display: inline-block; padding: 0 8px; border-radius: 99px; font-size: 0.78rem; font-weight: 600; line-height: 1.5rem; }
.tag.degraded { background: var(--degraded-pale); color: var(--degraded); }

main { max-width: 1400px; margin: 0 auto; padding: 24px; }
.columns { display: grid; grid-template-columns: minmax(280px, 420px) minmax(0, 1fr); align-items: start; gap: 24px; }
@media (width < 900px) { .columns { grid-template-columns: minmax(0, 1fr); } }
.sign { flex: none; width: 20px; height: 20px; fill: none; stroke: var(--on-sign); stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; }
.sign circle { stroke: none; fill: var(--passed); }
.sign.failed circle { fill: var(--failed); } .sign.errored circle { fill: var(--errored); } .sign.skipped circle { fill: var(--skipped); }
`;

const steps = `
.steps { border: 1px solid var(--line); border-radius: 12px; background: var(--card); box-shadow: var(--shadow); }
.steps h2 { padding: 14px 16px 10px; }
.steps ol { padding: 0 8px 8px; list-style: none; }
.steps a { display: grid; grid-template-columns: 20px minmax(0, 1fr) auto; align-items: start; gap: 11px; padding: 8px; border-radius: 8px; color: inherit; text-decoration: none; }
.steps a:hover { background: var(--well); }
.steps a[aria-selected='true'] { background: var(--chosen); }
.steps a.skipped .words { color: var(--quiet); }
.ordinal { margin-right: 3px; color: var(--quiet); font-size: 0.85rem; font-variant-numeric: tabular-nums; }
.steps .words { overflow-wrap: anywhere; }
.steps .tag { line-height: 1.3rem; }
.clock { display: flex; align-items: center; gap: 8px; height: 1.5em; color: var(--quiet); font-size: 0.85rem; font-variant-numeric: tabular-nums; }
.time { min-width: 52px; text-align: right; white-space: nowrap; }
.bar { width: 44px; height: 4px; } .bar .track { fill: var(--line); }
@media (width >= 900px) {
  .guided .steps { position: sticky; top: 16px; display: flex; flex-direction: column; max-height: calc(100vh - 32px); }
  .guided .steps ol { overflow-y: auto; }
}

.panels { display: grid; gap: 20px; }
.panel { display: grid; grid-template-columns: minmax(0, 1fr); gap: 18px; padding: 22px 24px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); box-shadow: var(--shadow); }
.panel.failed { border-top: 3px solid var(--failed); }
.panel.errored { border-top: 3px solid var(--errored); }
.panel.alone { margin-bottom: 24px; }
.panel > header { display: flex; gap: 14px; }
.panel > header .sign { width: 26px; height: 26px; margin-top: 3px; }
.place { color: var(--quiet); font-size: 0.85rem; }
.panel h2 { font-size: 1.15rem; }
.trouble { display: grid; gap: 6px; padding: 14px 16px; border-radius: 9px; background: var(--well); }
.trouble.failed { background: var(--failed-pale); } .trouble.errored { background: var(--errored-pale); }
.trouble .verdict { background: none; font-weight: 650; }
.trouble.failed .verdict { color: var(--failed); } .trouble.errored .verdict { color: var(--errored); }
.trouble code { margin-left: 6px; color: var(--quiet); font-weight: 400; }
.detail, .hint, .note { overflow-wrap: anywhere; }
.detail bdi, .hint bdi, .note bdi { white-space: pre-wrap; }
.trouble .detail { font-size: 1.02rem; }
.note { padding: 10px 14px; border-radius: 9px; background: var(--well); }
.note.degraded { background: var(--degraded-pale); }
.comparison { display: grid; grid-template-columns: minmax(0, 1fr); gap: 10px; }
.comparison > div { display: grid; grid-template-columns: 84px minmax(0, 1fr); align-items: baseline; border: 1px solid var(--line); border-radius: 9px; overflow: hidden; }
.comparison dt { padding: 9px 0 9px 14px; color: var(--quiet); font-size: 0.85rem; }
.comparison pre { max-height: 16em; padding: 9px 14px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
.comparison em { color: var(--quiet); }
mark { border-radius: 3px; color: inherit; }
.expected mark { background: color-mix(in srgb, var(--passed) 26%, transparent); }
.actual mark { background: color-mix(in srgb, var(--failed) 26%, transparent); }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(260px, 1fr)); gap: 16px; }
.pictures.one { grid-template-columns: minmax(0, 720px); }
figcaption { margin-bottom: 6px; color: var(--quiet); font-size: 0.85rem; }
figure a { display: block; border-radius: 8px; }
figure img { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--well); }
figure.failing figcaption { color: var(--failed); font-weight: 600; }
figure.failing img { border: 2px solid var(--failed); }
.errored figure.failing figcaption { color: var(--errored); }
.errored figure.failing img { border-color: var(--errored); }
.facts { display: flex; flex-wrap: wrap; gap: 6px 32px; padding-top: 14px; border-top: 1px solid var(--line); }
.facts dd { font-size: 0.92rem; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
`;

const evidence = `
.evidence { display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; margin-top: 28px; }
details { padding: 12px 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--card); }
summary { font-weight: 600; cursor: pointer; }
details p { margin-top: 8px; font-size: 0.87rem; }
details pre { max-height: 28em; margin-top: 10px; padding: 12px 14px; overflow: auto; border-radius: 8px; background: var(--well); white-space: pre-wrap; overflow-wrap: anywhere; }
.line.error { color: var(--failed); } .line.warning { color: var(--degraded); }
@media print {
  .guided .panel[hidden] { display: grid !important; }
  .steps { position: static !important; max-height: none !important; }
  .panel, figure { break-inside: avoid; }
}
`;

/** Source text of the style sheet; the page's policy allows it by its hash. */
export const pageStyle = colours + frame + steps + evidence;
