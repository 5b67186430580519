import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { fontFaces, lettersIn } from './font-faces.ts';

const complete = join(
  dirname(fileURLToPath(import.meta.resolve('inter-ui/package.json'))),
  'variable/InterVariable.woff2',
);
const folder = fileURLToPath(new URL('../.fonts', import.meta.url));

/** Kerning, marks, forms that depend on the neighbours, and digits of one width. */
const retained = {
  targetFormat: 'woff2',
  keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'tnum'],
} as const;

/** Makes the files `@fonts/…` with the letters and weights that their `@font-face` declares. */
export function subsetFonts(css: string): Plugin {
  return {
    name: 'subset-fonts',
    async config() {
      const font = readFileSync(complete);
      mkdirSync(folder, { recursive: true });
      for (const { file, ranges, weights } of fontFaces(readFileSync(css, 'utf8'))) {
        // A variable, because the types of the package do not know `keepFeatures` yet.
        const options = { ...retained, variationAxes: { opsz: 14, wght: weights } };
        writeFileSync(join(folder, file), await subsetFont(font, lettersIn(ranges), options));
      }
      return { resolve: { alias: { '@fonts': folder } } };
    },
  };
}
