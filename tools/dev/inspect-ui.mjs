// Serves the interface of inspect while it is worked on, bundled anew for every request: for `flowproof inspect --dev`.
import { createServer } from 'node:http';
import { build } from 'esbuild';
import { interfaceBuild, pageOf } from '../generate/inspect-ui.mjs';

const port = 5173;

createServer(async (request, response) => {
  const ending = /^\/app\.(js|css)$/.exec(request.url)?.[1];
  if (ending === undefined) {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(pageOf('/app.js', '/app.css'));
    return;
  }
  try {
    const { outputFiles } = await build({
      ...interfaceBuild,
      minify: false,
      sourcemap: 'inline',
      outdir: 'out',
    });
    const file = outputFiles.find(({ path }) => path.endsWith(`.${ending}`));
    response.writeHead(200, { 'Content-Type': ending === 'js' ? 'text/javascript' : 'text/css' });
    response.end(file.contents);
  } catch (error) {
    // esbuild has printed what is wrong.
    response.writeHead(500).end(String(error));
  }
}).listen({ host: '127.0.0.1', port }, () => {
  console.log(`http://127.0.0.1:${port}/ for flowproof inspect --dev`);
});
