import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * In place of the frontend's renderer, which is built: shows what it read, and fails when the
 * parameter `tab` says so. It notes every render in a file, because it runs in another thread.
 */
const source = `
import { appendFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

const log = fileURLToPath(new URL('./renders.log', import.meta.url));

export async function render(seed, read) {
  appendFileSync(log, seed.path + seed.search + '\\n');
  const { [seed.search.replace('?tab=', '')]: misbehave } = {
    throw() { throw new Error('The renderer fails'); },
    hang() { for (;;); },
    exit() { process.exit(1); },
  };
  misbehave?.();
  const [, id] = /^\\/(?:live|embed\\/match|scoreboard|overlay)\\/(\\d+)/.exec(seed.path) ?? [];
  const answers = {};
  for (const path of id === undefined ? READS : ['/api/live/' + id]) {
    const { status, body } = await read(path);
    answers[path] = { status, body: body === '' ? null : JSON.parse(body) };
  }
  const words = { thread: isMainThread ? 'main' : 'worker', name: '<&"$& \\u2028', ...seed, answers };
  const root = JSON.stringify(words).replace(/[<&]/g, (one) => '&#' + one.charCodeAt(0) + ';');
  const data = { ...seed, answers, name: '</script><!-- \\u2028 \\u2029' };
  return { template: 'index.html', root, head: '<link rel="rendered" />', data };
}
`;

const template = `<!doctype html>
<html lang="hr" data-theme="system">
  <head>
    <title>Kolo</title>
    <meta name="description" content="site" />
  </head>
  <body>
    <div id="root"></div>
    <noscript>needs scripts</noscript>
  </body>
</html>
`;

export interface RenderedSite {
  folder: string;
  /** Path and search of every render so far. */
  renders(): string[];
  remove(): void;
}

/** @param reads what every page asks that is not of one match */
export function renderedSite(reads: readonly string[]): RenderedSite {
  const folder = mkdtempSync(join(tmpdir(), 'kolo-pages-'));
  const log = join(folder, 'dist-server/renders.log');
  mkdirSync(join(folder, 'dist-server'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), template);
  writeFileSync(join(folder, 'dist-server/package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'dist-server/render.js'),
    source.replace('READS', JSON.stringify(reads)),
  );
  writeFileSync(log, '');
  return {
    folder: join(folder, 'dist'),
    renders: () => readFileSync(log, 'utf8').split('\n').slice(0, -1),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
