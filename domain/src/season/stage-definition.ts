import { tieNames } from './stage-ties.js';
import type { StageDefinition, StagePlaceholder, TieDecider } from './stages.js';
import type { LeagueState } from './state.js';

export const stageLimits = {
  entries: { min: 2, max: 32 },
  groups: { max: 8 },
  kickOffs: { max: 500 },
  title: { max: 80 },
  name: { max: 20 },
  tie: { max: 24 },
  stages: 20,
} as const;

/** Whether a stage can be played as it is defined, after those that the league has already. */
export const isStageDefinition = (
  stage: StageDefinition,
  { stages }: Pick<LeagueState, 'stages'>,
): boolean =>
  isComplete(stage) &&
  areDifferent(stage.entries.map((entry) => JSON.stringify(entry))) &&
  stage.entries.every((entry) => isKnown(entry, stages)) &&
  areReserved(stage);

function isComplete({
  kind,
  entries,
  legs,
  thirdPlace,
  decider,
  groups,
  ...rest
}: StageDefinition) {
  const { min, max } = stageLimits.entries;
  if (entries.length < min || entries.length > max) return false;
  const isKnockOut = kind === 'knock-out';
  if (!isKnockOut && (thirdPlace !== undefined || decider !== undefined)) return false;
  if (kind !== 'groups' && groups !== undefined) return false;
  if (kind !== 'split' && rest.carriesResults !== undefined) return false;
  switch (kind) {
    case 'knock-out': {
      const hasTwoSemiFinals = entries.length > 3;
      return (
        (!thirdPlace || hasTwoSemiFinals) && (decider === undefined || isDecider(decider, legs))
      );
    }
    case 'groups':
      return groups !== undefined && areGroups(groups, entries.length);
    case 'split':
      return true;
  }
}

const last: readonly TieDecider[] = ['kicks', 'better-placed', 'replay'];

/** The last one always decides, and away goals need a match away. */
function isDecider(decider: readonly TieDecider[], legs: number): boolean {
  const final = decider.at(-1);
  return (
    areDifferent(decider) &&
    final !== undefined &&
    last.includes(final) &&
    decider.slice(0, -1).every((one) => !last.includes(one)) &&
    (legs === 2 || !decider.includes('away-goals'))
  );
}

function areGroups(groups: NonNullable<StageDefinition['groups']>, entries: number): boolean {
  return (
    groups.length > 0 &&
    groups.length <= stageLimits.groups.max &&
    areDifferent(groups.map(({ name }) => name)) &&
    groups.every(({ size }) => size >= 2) &&
    groups.reduce((sum, { size }) => sum + size, 0) === entries
  );
}

/** Groups and ties are those of a stage before. */
function isKnown(entry: StagePlaceholder, stages: LeagueState['stages']): boolean {
  const groups = stages.flatMap(({ groups = [] }) => groups);
  switch (entry.source) {
    case 'table':
    case 'team':
      return true;
    case 'group':
      return groups.some(({ name, size }) => name === entry.group && entry.rank <= size);
    case 'best':
      return groups.filter(({ size }) => entry.rank <= size).length >= entry.nth;
    case 'winner':
    case 'loser':
      return stages.some(
        (stage) => stage.kind === 'knock-out' && tieNames(stage).includes(entry.tie),
      );
  }
}

/** One time for each leg at most, and only for ties that there are. */
export function areReserved(stage: StageDefinition): boolean {
  const { kickOffs = [], legs } = stage;
  const names = new Set(tieNames(stage));
  return (
    areDifferent(kickOffs.map(({ tie, leg }) => `${tie} ${leg}`)) &&
    kickOffs.every(({ tie, leg }) => names.has(tie) && leg <= legs)
  );
}

const areDifferent = (names: readonly string[]): boolean => new Set(names).size === names.length;
