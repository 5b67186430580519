/** One of several wordings, the same one each time for the same match and place in the text. */
export type Pick = (place: string, wordings: readonly string[]) => string;

/** Deterministic: a text that is written again says the same in the same words. */
export const pickFor =
  (seed: string): Pick =>
  (place, wordings) =>
    wordings[hash(`${seed}/${place}`) % wordings.length] ?? '';

/** FNV-1a with a last stir, so that neighbouring ids choose differently. */
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

/** How a goal moved the score. */
export type GoalMove = 'first' | 'level' | 'ahead' | 'further' | 'closer';

/** @param own goals of the side that scored, after the goal */
export function moveOf(own: number, other: number): GoalMove {
  if (own + other === 1) return 'first';
  if (own === other) return 'level';
  if (own === other + 1) return 'ahead';
  return own > other ? 'further' : 'closer';
}

/** Sentences side by side, without those that have nothing to say. */
export const together = (sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');
