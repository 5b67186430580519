import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
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
    navigateFallbackDenylist: [/^\/api(\/|$)/, /^\/socket\.io(\/|$)/, /^\/health(\/|$)/],
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

export default defineConfig({
  root: at('.'),
  plugins: [react(), tailwindcss(), offlineShell],
  resolve: {
    alias: { '@kolo/domain': at('../domain/src/index.ts'), '@': at('./src') },
  },
  build: { outDir: 'dist', emptyOutDir: true, target: 'es2022', sourcemap: false },
  server: {
    host: process.env.HOST ?? '127.0.0.1',
    port: Number(process.env.WEB_PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': api, '/socket.io': { target: api, ws: true } },
  },
});
