import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The same as `BuiltSite` in page-links.ts. */
function builtSite(): string {
  const textOf = (path: string): string => readFileSync(pathOf(`dist/${path}`), 'utf8');
  const linkedIn = (html: string) =>
    [...textOf(html).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  const files: unknown = JSON.parse(textOf('.vite/manifest.json'));
  const linked = Object.fromEntries(
    ['index.html', 'live.html'].map((html) => [html, linkedIn(html)]),
  );
  return JSON.stringify({ files, linked });
}

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The module that renders pages on the server, in one file without packages; built after the site. */
export default defineConfig({
  root: pathOf('.'),
  publicDir: false,
  plugins: [react()],
  resolve: {
    alias: { '@kolo/domain': pathOf('../domain/src/index.ts'), '@': pathOf('./src') },
  },
  define: {
    builtSite: builtSite(),
    'process.env.NODE_ENV': '"production"',
    // Node 26 has both of its own: one warns, the other would be shared by all visitors.
    localStorage: 'undefined',
    sessionStorage: 'undefined',
  },
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/entries/server.tsx',
    outDir: 'dist-server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: false,
    rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
  },
});
