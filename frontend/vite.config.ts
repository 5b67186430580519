import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildOptions, defineConfig, type UserConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunkNames, pageSources } from './vite/chunk-names.ts';
import { compressFiles } from './vite/compress-files.ts';
import { inlineFirstPaint } from './vite/inline-first-paint.ts';
import { modulesOf } from './vite/page-modules.ts';
import { preloadFonts } from './vite/preload-fonts.ts';
import { subsetFonts } from './vite/subset-fonts.ts';
import { thirdPartyLicences } from './vite/third-party-licences.ts';
import { trimIcons } from './vite/trim-icons.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const api = `http://127.0.0.1:${process.env.API_PORT ?? '3000'}`;

/** Keeps every built file on the device: a tablet opens without a network. */
const pwa = VitePWA({
  // Registered in app/offline-shell.ts: the plugin's own script reloads open pages.
  injectRegister: null,
  registerType: 'autoUpdate',
  includeAssets: [],
  workbox: {
    globPatterns: ['**/*.{html,js,css,woff2,svg,png,webmanifest}'],
    globIgnores: ['navigations.js', 'notices.js'],
    importScripts: ['/navigations.js', '/notices.js'],
    navigateFallback: null,
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

const inEveryEntry = /(^|\/)(bars|frame|home|react|reads|rolldown-runtime|router)-[\w-]{8}\.js$/;

/**
 * Few readers get to these from another page, and finding what else they need costs one round trip then. A page
 * that the server rendered names it itself.
 */
const forFew =
  /(^|\/)((Account|Admin|Developers|Embed\w+|HallBoard|Jobs|League|MyTeam|Overlay|Referee|SeasonArchive|Setup|SignOff)Page|SignInAgainDialog|StoryDialog|(account|admin|console|rule|sign-off)-texts)-[\w-]{8}\.js$/;

const site: UserConfig = {
  root: pathOf('.'),
  resolve: {
    alias: { '@kolo/domain': pathOf('../domain/src/index.ts'), '@': pathOf('./src') },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // Every page has these: naming them for each lazy part only makes the first load bigger.
      resolveDependencies: (file, needed, { hostType }) => {
        if (hostType === 'html') return needed;
        return forFew.test(file) ? [] : needed.filter((one) => !inEveryEntry.test(one));
      },
    },
    // The one style sheet stands in the pages, so no lazy part may ask for it.
    cssCodeSplit: false,
    manifest: true,
    sourcemap: false,
    rolldownOptions: { input: [pathOf('index.html'), pathOf('live.html')] },
  },
};

export default defineConfig(async ({ command }) => ({
  ...site,
  plugins: [
    react(),
    tailwindcss(),
    trimIcons(),
    subsetFonts(pathOf('src/shared/ui/fonts.css')),
    preloadFonts(),
    inlineFirstPaint(),
    pwa,
    thirdPartyLicences(pathOf('../backend'), ['inter-ui', 'workbox-core', 'workbox-precaching']),
    compressFiles(),
  ],
  build: { ...site.build, ...(command === 'build' && { rolldownOptions: await chunks() }) },
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
  },
}));

async function chunks(): Promise<BuildOptions['rolldownOptions']> {
  const modules = await modulesOf({ ...site, plugins: [react(), tailwindcss()] }, pageSources);
  return {
    ...site.build?.rolldownOptions,
    output: {
      codeSplitting: {
        groups: [
          {
            name: chunkNames(modules),
            debugName: 'page',
            includeDependenciesRecursively: false,
            priority: 1,
          },
          { name: 'shared', minShareCount: 10 },
        ],
      },
    },
  };
}
