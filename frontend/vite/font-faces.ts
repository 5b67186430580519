interface FontFace {
  file: string;
  /** First and last code point of each. */
  ranges: readonly (readonly [number, number])[];
  weights: { min: number; max: number };
}

/** The font faces of a style sheet whose files are made at build time. */
export function fontFaces(css: string): FontFace[] {
  return [...css.matchAll(/@font-face \{[^}]*\}/g)].flatMap(([face]) => {
    const [, file] = /url\('@fonts\/([\w-]+\.woff2)'\)/.exec(face) ?? [];
    const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face) ?? [];
    if (file === undefined) return [];
    const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
      ([, first = '', last = first]) =>
        [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const,
    );
    return [{ file, ranges, weights: { min: Number(min), max: Number(max) } }];
  });
}

export const lettersIn = (ranges: FontFace['ranges']): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('');
