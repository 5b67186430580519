import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from '@cantoo/fontkit';

export type Weight = 500 | 800;

export interface TextLine {
  path: string;
  width: number;
}

// Neither file has all letters of Croatian: `č` is in the second one, `a` in the first.
const scripts = ['latin', 'latin-ext'];
const { resolve } = createRequire(import.meta.url);
const fontsByWeight = new Map<Weight, Font[]>();

/** Drawn with the fonts that we ship: a server may have none installed. */
export function textLine(text: string, size: number, weight: Weight): TextLine {
  let path = '';
  let width = 0;
  for (const { font, content } of runsOf(text, weight)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(content);
    for (const [n, glyph] of glyphs.entries()) {
      const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions?.[n] ?? {};
      const [x, y] = [width + xOffset * scale, -yOffset * scale];
      path += glyph.path.transform(scale, 0, 0, -scale, x, y).toSVG();
      width += xAdvance * scale;
    }
  }
  return { path, width };
}

export function textWidth(text: string, size: number, weight: Weight): number {
  const widths = runsOf(text, weight).map(
    ({ font, content }) => font.layout(content).advanceWidth / font.unitsPerEm,
  );
  return size * widths.reduce((sum, width) => sum + width, 0);
}

/** Ends with an ellipsis where the whole text would be wider than `max`. */
export function fittedText(text: string, size: number, weight: Weight, max: number): string {
  if (textWidth(text, size, weight) <= max) return text;
  const characters = Array.from(text.normalize('NFC'));
  const shortened = (length: number): string =>
    `${characters.slice(0, length).join('').trimEnd()}…`;
  let [fits, tooLong] = [1, characters.length];
  while (tooLong - fits > 1) {
    const length = Math.floor((fits + tooLong) / 2);
    if (textWidth(shortened(length), size, weight) <= max) fits = length;
    else tooLong = length;
  }
  return shortened(fits);
}

interface Run {
  font: Font;
  content: string;
}

/** Neighbours in one file stay together, because a file only kerns its own letters. */
function runsOf(text: string, weight: Weight): Run[] {
  const fonts = fontsOf(weight);
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const code = character.codePointAt(0) ?? 0;
    const known = fonts.find((font) => font.hasGlyphForCodePoint(code));
    const font = known ?? fonts[0];
    if (font === undefined) continue;
    const content = known === undefined ? '?' : character;
    const last = runs.at(-1);
    if (last?.font === font) last.content += content;
    else runs.push({ font, content });
  }
  return runs;
}

function fontsOf(weight: Weight): Font[] {
  const known = fontsByWeight.get(weight);
  if (known !== undefined) return known;
  const fonts = scripts.map((script) => openFont(`inter-${script}-${weight}-normal.woff`));
  fontsByWeight.set(weight, fonts);
  return fonts;
}

function openFont(file: string): Font {
  const font = create(readFileSync(resolve(`@fontsource/inter/files/${file}`)));
  if ('fonts' in font) throw new Error(`${file} is a collection of fonts`);
  return font;
}
