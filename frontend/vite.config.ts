import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

/** The shell and every lazy chunk are kept on the device: a tablet opens without a network. */
const offlineShell = VitePWA({
  // Registered by app/offline-shell.ts, without the plugin's reload of every open page.
  injectRegister: null,
  registerType: 'autoUpdate',
  includeAssets: [],
  workbox: {
    globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [
      /^\/api(\/|$)/,
      // Framed by other sites, which what is kept on the device does not allow.
      /^\/(embed|overlay)\//,
      /^\/socket\.io(\/|$)/,
      /^\/health(\/|$)/,
    ],
    cleanupOutdatedCaches: true,
    skipWaiting: true,
    clientsClaim: true,
    sourcemap: false,
  },
  manifest: {
    name: 'Kolo – futsal liga uživo',
    short_name: 'Kolo',
    description: 'Futsal liga uživo: svaki gol u istoj sekundi na svakom telefonu.',
    lang: 'hr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0b0e13',
    theme_color: '#0b0e13',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  },
});

/** Packed once here rather than at each start or for each reader; the server sends what a reader takes. */
const packedBodies: Plugin = {
  name: 'packed-bodies',
  apply: 'build',
  // After the service worker is written.
  closeBundle: {
    order: 'post',
    sequential: true,
    handler() {
      for (const entry of readdirSync(at('./dist'), { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|svg|webmanifest)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const body = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(body));
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  },
};

/** The letters come with the code that needs them and not after it, when they would move what is written. */
const earlyFonts: Plugin = {
  name: 'early-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2'))
        .map((file) => ({
          tag: 'link',
          attrs: {
            ...{ rel: 'preload', as: 'font', type: 'font/woff2' },
            ...{ href: `/${file}`, crossorigin: true },
          },
          injectTo: 'head' as const,
        })),
  },
};

/**
 * What libraries bring and nothing here uses: names for developers' tools, which keep alive the components that
 * they name; what only a router with loaders renders; formats within texts; settings of icons; transports beside
 * the only one that is asked for.
 */
const unusedParts: Plugin = {
  name: 'unused-parts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/(react-router|i18next)\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/ = (React\d*\.(createContext|forwardRef|memo)\()/g, ' = /* @__PURE__ */ $1')
        .replace(
          /(createElement\(\s*)(PrefetchPageLinks|\w*Error(Boundary|Component))\b/g,
          '$1null',
        )
        .replace(/React\d*\.useContext\((DataRouter|Framework|RSCRouter)\w*\)/g, 'null')
        .replace('formatter = Formatter;', ''),
  },
  load: {
    filter: { id: /\/(engine\.io-client\/.*\/transports\/index|createLucideIcon)\.m?js$/ },
    handler: (id) =>
      id.includes('lucide')
        ? `export { createIcon as default } from '${at('./src/shared/ui/create-icon.ts')}';`
        : "import { WS } from './websocket.js'; export const transports = { websocket: WS };",
  },
};

/** Libraries change seldom and stay cached; what the first page needs is one file instead of forty. */
const chunks = [
  {
    name: 'libraries',
    test: /\/node_modules\/(?!lucide-react\/)/,
    tags: ['$initial' as const],
    priority: 2,
  },
  {
    name: 'first',
    test: /\/src\/(?!main\.tsx)|lucide-react|rolldown/,
    tags: ['$initial' as const],
    priority: 1,
  },
  { name: 'shared', test: /\/(shared|lucide-react|domain)\//, minShareCount: 10 },
  // The first page names every file there is: one for each icon would make it heavier than the icons are.
  { name: 'icons', test: /\/lucide-react\//, minShareCount: 2 },
];

export default defineConfig({
  root: at('.'),
  plugins: [unusedParts, react(), tailwindcss(), earlyFonts, offlineShell, packedBodies],
  resolve: {
    alias: {
      ...{ '@kolo/domain': at('../domain/src/index.ts'), '@': at('./src') },
      // The package leads only to its build with warnings for developers.
      'react-router-dom': at('../node_modules/react-router/dist/production/index.mjs'),
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    sourcemap: false,
    rolldownOptions: {
      treeshake: { propertyReadSideEffects: false },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
  },
});
