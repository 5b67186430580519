import { knockOutTies } from './knock-out.js';
import type { StageDefinition, StageGroup, TieDecider } from './stages.js';

/** A group of a stage with the places of its teams among the entries; a split is one group without a name. */
export interface EntryGroup {
  name: string | null;
  entries: number[];
}

/** Returns the groups of a stage with the entries in each; none for a knock-out. */
export function entryGroups({ kind, entries, groups = [] }: StageDefinition): EntryGroup[] {
  if (kind === 'knock-out') return [];
  const all = entries.map((_, index) => index);
  if (kind === 'split') return [{ name: null, entries: all }];
  let from = 0;
  return groups.map(({ name, size }: StageGroup) => {
    from += size;
    return { name, entries: all.slice(from - size, from) };
  });
}

/** `A-1` for the first match of group A, `S-1` in a split. */
export const pairingName = (group: string | null, n: number): string => `${group ?? 'S'}-${n}`;

/** The names of all ties of a stage. */
export function tieNames(stage: StageDefinition): string[] {
  if (stage.kind === 'knock-out')
    return knockOutTies(stage.entries.length, hasThirdPlace(stage)).map(({ id }) => id);
  return entryGroups(stage).flatMap(({ name, entries: { length } }) =>
    Array.from({ length: (length * (length - 1)) / 2 }, (_, n) => pairingName(name, n + 1)),
  );
}

/** Whether third place is played for. */
export const hasThirdPlace = ({ thirdPlace }: StageDefinition): boolean => thirdPlace === true;

/** A stage that chose nothing goes on as knock-outs usually do. */
export const decidersOf = ({ decider }: StageDefinition): readonly TieDecider[] =>
  decider ?? ['extra-time', 'kicks'];
