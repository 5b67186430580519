import {
  createdAtOf,
  initialMatchState,
  type MatchState,
  matchNumbers,
  matchRow,
  matchTexts,
} from '@kolo/domain';

/** Whether a match has rows: one that was deleted has none. */
export const isShown = (state: MatchState): boolean => state.version > 0 && !state.deleted;

/** The numbers of a match's row, in the order of its columns. */
export const matchNumberValues = (state: MatchState): (number | null)[] =>
  Object.values(matchNumbers(state));

/** Everything else of a match's row, in the order of its columns. */
export const matchTextValues = (state: MatchState): (string | null)[] => [
  ...Object.values(matchTexts(state)),
  createdAtOf(state),
];

const blank = initialMatchState(0);
const fields = [...Object.keys(matchRow(blank)), 'createdAt'];

const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The columns are in the order of `matchNumberValues` and `matchTextValues`. */
export const matchColumns = fields.map(columnOf).join(', ');

/** Selects every column of `matches m` under the name of its field. */
export const selectedMatch = fields.map((field) => `m.${columnOf(field)} AS "${field}"`).join(', ');
