export type CrestPattern = 'plain' | 'half' | 'sash' | 'hoop';

export interface Crest {
  letter: string;
  field: string;
  mark: string;
  pattern: CrestPattern;
}

const colours: readonly (readonly [field: string, mark: string])[] = [
  ['#1d4ed8', '#172554'],
  ['#b91c1c', '#450a0a'],
  ['#0f766e', '#042f2e'],
  ['#7e22ce', '#3b0764'],
  ['#c2410c', '#431407'],
  ['#15803d', '#052e16'],
  ['#be185d', '#500724'],
  ['#0369a1', '#082f49'],
  ['#4d5f0b', '#1a2e05'],
  ['#475569', '#0f172a'],
  ['#a21caf', '#4a044e'],
  ['#92400e', '#3b1a05'],
];
const patterns: readonly CrestPattern[] = ['half', 'sash', 'hoop', 'plain'];

/** Drawn in a square of 40: the shield, and the second colour within its outline, so that nothing is clipped. */
export const crestShapes = {
  shield: 'M20 1.5 36.5 5v14.5c0 9.6-6.6 16-16.5 19.2C10.1 35.5 3.5 29.1 3.5 19.5V5Z',
  marks: {
    plain: null,
    half: 'M20 1.5 36.5 5v14.5c0 9.6-6.6 16-16.5 19.2Z',
    sash: 'M23.71 2.29 36.5 5v.76L12.63 35.32C7.75 32.22 4.51 27.88 3.7 22.3Z',
    hoop: 'M3.5 13h33v6.5c0 2.77-.55 5.27-1.56 7.5H5.06C4.05 24.77 3.5 22.27 3.5 19.5Z',
  } satisfies Record<CrestPattern, string | null>,
} as const;

/** FNV-1a: neighbours like "Tim 1" and "Tim 2" come out far apart. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (const character of name)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  // Its low bits alone are too regular to choose a colour by.
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** The crest of a team without a logo: the same name always looks the same. */
export function crestOf(name: string): Crest {
  const trimmed = name.trim();
  const seed = hash(trimmed);
  const [field, mark] = colours[seed % colours.length] ?? ['#475569', '#0f172a'];
  return {
    letter: (Array.from(trimmed)[0] ?? '?').toLocaleUpperCase('hr'),
    field,
    mark,
    pattern: patterns[(seed >>> 8) % patterns.length] ?? 'plain',
  };
}
