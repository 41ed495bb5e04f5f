import { describe, expect, it } from '@jest/globals';
import { Script } from 'node:vm';
import { conformanceScenarios, renderHtml } from '@flowproof/driver/conformance';

// The body alone, without the script.
function bodyOf(html: string): string {
  return /<body>(.*)\n<script>/s.exec(html)?.[1] ?? '';
}

describe('a small app as HTML', () => {
  it('is one document with everything in its place', () => {
    const html = renderHtml({
      title: 'Desk & <chair>',
      elements: [
        { kind: 'text', id: 'a', text: '1 < 2', styles: { color: 'red' } },
        { kind: 'button', text: '"Save"' },
        { kind: 'link', text: 'More' },
        { kind: 'field', label: 'Name', value: 'Ada', placeholder: 'You', readOnly: true },
        { kind: 'field', label: 'Password', password: true },
        { kind: 'checkbox', label: 'Terms', checked: true },
        {
          kind: 'list',
          label: 'Size',
          multiple: true,
          options: [
            { text: 'S', value: 's' },
            { text: 'M', disabled: true },
          ],
          chosen: ['S'],
        },
        { kind: 'upload', label: 'Picture' },
        { kind: 'items', items: [{ kind: 'item', id: 'i', content: [{ kind: 'text', text: 'Tea' }] }] },
        {
          kind: 'table',
          columns: ['A', 'B'],
          rows: [{ kind: 'row', id: 'r', cells: ['1', [{ kind: 'button', text: 'x' }]] }],
        },
        { kind: 'scroller', reachPx: 50, content: [{ kind: 'text', text: 'long' }] },
      ],
    });
    expect(html).toContain('<title>Desk &amp; &lt;chair&gt;</title>');
    expect(
      bodyOf(html)
        .replaceAll(/<div class="spot" (data-spot="\d+")>/g, '\n$1 ')
        .split('\n')
        .slice(1),
    ).toEqual([
      'data-spot="0" <p id="a" style="color:red">1 &lt; 2</p></div>',
      'data-spot="1" <button type="button">&quot;Save&quot;</button></div>',
      'data-spot="2" <a href="#">More</a></div>',
      'data-spot="3" <label>Name <input type="text" value="Ada" placeholder="You" readonly=""></label></div>',
      'data-spot="4" <label>Password <input type="password"></label></div>',
      'data-spot="5" <label><input type="checkbox" checked=""> Terms</label></div>',
      'data-spot="6" <label>Size <select multiple=""><option value="s" selected="">S</option><option disabled="">M</option></select></label></div>',
      'data-spot="7" <label>Picture <input type="file"></label></div>',
      'data-spot="8" <ul><li data-spot="9" id="i">',
      'data-spot="10" <p>Tea</p></div></li></ul></div>',
      'data-spot="11" <table><tr><th>A</th><th>B</th></tr><tr data-spot="12" id="r"><td>1</td><td>',
      'data-spot="13" <button type="button">x</button></div></td></tr></table></div>',
      'data-spot="14" <div style="height:100px;width:200px;overflow:auto"><div style="height:150px;overflow:hidden">',
      'data-spot="15" <p>long</p></div></div></div></div>',
    ]);
  });

  it('puts a frame into a document of its own', () => {
    const html = renderHtml({
      elements: [{ kind: 'frame', name: 'Chat', content: [{ kind: 'text', text: 'Hi' }] }],
    });
    expect(bodyOf(html)).toContain('<iframe name="Chat" srcdoc="&lt;!doctype html&gt;');
    expect(bodyOf(html)).toContain('&lt;p&gt;Hi&lt;/p&gt;');
  });

  it('cannot be broken out of by a text', () => {
    const html = renderHtml({ elements: [{ kind: 'text', text: '</script><b>out</b>' }] });
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('<b>');
  });

  it.each(conformanceScenarios.map(({ name, app }) => [name, app] as const))(
    'has a script that parses: %s',
    (_, app) => {
      const script = /<script>(.*)<\/script>/s.exec(renderHtml(app))?.[1] ?? 'no script';
      expect(() => new Script(script)).not.toThrow();
    },
  );
});
