/** Chooses a wording, always the same for one match and place in the text. */
export type Pick = (place: string, wordings: readonly string[]) => string;

export const pickFor =
  (seed: string): Pick =>
  (place, wordings) =>
    wordings[hash(`${seed}/${place}`) % wordings.length] ?? '';

/** FNV-1a with a final mix, so that neighbouring ids choose differently. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** `Ana, Luka i Ivo` */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}

export type GoalMove = 'first' | 'level' | 'ahead' | 'further' | 'closer';

/** @param own goals of the side that scored, after the goal */
export function moveOf(own: number, other: number): GoalMove {
  if (own + other === 1) return 'first';
  if (own === other) return 'level';
  if (own === other + 1) return 'ahead';
  return own > other ? 'further' : 'closer';
}

export const together = (sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');
