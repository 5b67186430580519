import {
  cleanLine,
  type DefineStageRequest,
  isWallTime,
  type Legs,
  parseZagrebDay,
  type ReservedKickOff,
  type StageDefinition,
  type StageKind,
  type StagePlaceholder,
  type StageView,
  type ThirdPlace,
  type TieDecider,
  tieNames,
  zagrebToUtc,
  zagrebWallTime,
} from '@kolo/domain';

/** What decides a level tie, by the name of the choice. */
const deciderChoices = {
  'extra-time-kicks': ['extra-time', 'kicks'],
  kicks: ['kicks'],
  'better-placed': ['better-placed'],
  'extra-time-better-placed': ['extra-time', 'better-placed'],
  replay: ['replay'],
} as const satisfies Record<string, readonly TieDecider[]>;
export type DeciderChoice = keyof typeof deciderChoices;
export const deciderNames = Object.keys(deciderChoices) as DeciderChoice[];

/** Wall time in Zagreb; a time without a day, or a day without a time, reserves nothing. */
export interface DraftKickOff {
  day: string;
  time: string;
  venue: string;
}

export interface StageDraft {
  kind: StageKind;
  name: string;
  entries: StagePlaceholder[];
  groups: number;
  legs: Legs;
  thirdPlace: ThirdPlace;
  decider: DeciderChoice;
  awayGoals: boolean;
  carriesResults: boolean;
  /** By `kickOffKey`. */
  kickOffs: Readonly<Record<string, DraftKickOff>>;
}

export const kickOffKey = (tie: string, leg: Legs): string => `${tie} ${leg}`;
export const noKickOff: DraftKickOff = { day: '', time: '', venue: '' };

export const emptyDraft = (name: string, entries: number): StageDraft => ({
  kind: 'knock-out',
  name,
  entries: fromTable(entries),
  groups: 2,
  legs: 1,
  thirdPlace: true,
  decider: 'extra-time-kicks',
  awayGoals: false,
  carriesResults: true,
  kickOffs: {},
});

export const fromTable = (count: number): StagePlaceholder[] =>
  Array.from({ length: count }, (_, at) => ({ source: 'table', rank: at + 1 }));

/**
 * The best of all groups, the winners first; teams of one group do not meet in the first round.
 * @param count the best of those that come next take the places that are left
 */
export function fromGroups(
  groups: NonNullable<StageView['groups']>,
  count: number,
): StagePlaceholder[] {
  const whole = Math.floor(count / groups.length);
  const placed = Array.from({ length: whole }, (_, at) =>
    groups.map(({ name }): StagePlaceholder => ({ source: 'group', group: name, rank: at + 1 })),
  ).flat();
  const best = Array.from(
    { length: count - placed.length },
    (_, at): StagePlaceholder => ({ source: 'best', rank: whole + 1, nth: at + 1 }),
  );
  return [...placed, ...best];
}

/** As equal as possible, the first ones larger. */
function groupSizes(entries: number, groups: number): { name: string; size: number }[] {
  return Array.from({ length: groups }, (_, at) => ({
    name: String.fromCharCode(65 + at),
    size: Math.floor(entries / groups) + (at < entries % groups ? 1 : 0),
  }));
}

/** Ranks of the table dealt to the groups to and fro, so that all are equally strong; group by group. */
export function dealtToGroups(entries: number, groups: number): StagePlaceholder[] {
  const dealt = groupSizes(entries, groups).map(({ size }, group) =>
    Array.from({ length: size }, (_, round): StagePlaceholder => {
      const place = round % 2 === 0 ? group : groups - 1 - group;
      return { source: 'table', rank: Math.min(round * groups + place, entries - 1) + 1 };
    }),
  );
  return dealt.flat();
}

export function definitionOf(draft: StageDraft): DefineStageRequest {
  const { kind, entries, legs } = draft;
  const common = { kind, name: cleanLine(draft.name), entries, legs };
  const stage: DefineStageRequest =
    kind === 'knock-out'
      ? {
          ...common,
          thirdPlace: entries.length > 3 && draft.thirdPlace,
          decider: decidersOf(draft),
        }
      : kind === 'groups'
        ? { ...common, groups: groupSizes(entries.length, draft.groups) }
        : { ...common, carriesResults: draft.carriesResults };
  const kickOffs = reserved(stage, draft.kickOffs);
  return kickOffs.length === 0 ? stage : { ...stage, kickOffs };
}

const decidersOf = ({ decider, awayGoals, legs }: StageDraft): TieDecider[] => [
  ...(awayGoals && legs === 2 ? (['away-goals'] as const) : []),
  ...deciderChoices[decider],
];

export const legsOf = ({ legs }: Pick<StageDraft, 'legs'>): Legs[] => (legs === 1 ? [1] : [1, 2]);

/** The ties of a draft in the order in which they are played: third place before the final. */
export function tiesInOrder(stage: StageDefinition): string[] {
  const names = tieNames(stage);
  return names.includes('TP')
    ? [...names.filter((tie) => !/^(F|TP)$/.test(tie)), 'TP', 'F']
    : names;
}

/** The complete ones. */
export function reserved(
  stage: StageDefinition,
  kickOffs: StageDraft['kickOffs'],
): ReservedKickOff[] {
  return tieNames(stage).flatMap((tie) =>
    legsOf(stage).flatMap((leg) => {
      const { day, time, venue } = kickOffs[kickOffKey(tie, leg)] ?? noKickOff;
      if (parseZagrebDay(day) === null || !isWallTime(time)) return [];
      const hall = cleanLine(venue);
      const at = zagrebToUtc(day, time);
      return [hall === '' ? { tie, leg, at } : { tie, leg, at, venue: hall }];
    }),
  );
}

/** What is reserved already, to be changed. */
export const draftedKickOffs = ({ kickOffs = [] }: StageDefinition): StageDraft['kickOffs'] =>
  Object.fromEntries(
    kickOffs.map(({ tie, leg, at, venue = '' }) => [
      kickOffKey(tie, leg),
      { ...zagrebWallTime(at), venue },
    ]),
  );
