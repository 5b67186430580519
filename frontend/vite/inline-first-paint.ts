import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Puts the style sheet and the first script into the page: on a slow line each would be asked for only
 * after it, and share the line with the scripts that nobody waits for.
 */
export function inlineFirstPaint(): Plugin {
  let publicDir = '';
  return {
    name: 'inline-first-paint',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html
          .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, file: string) => {
            const sheet = bundle[file];
            if (sheet?.type !== 'asset') throw new Error(`There is no style sheet ${file}`);
            return `<style>${String(sheet.source)}</style>`;
          })
          .replace(
            '<script src="/first-paint.js"></script>',
            () => `<script>${readFileSync(join(publicDir, 'first-paint.js'), 'utf8')}</script>`,
          ),
    },
  };
}
