import { type StageDefinition, zagrebToUtc, zagrebWallTime } from '@kolo/domain';

const finalists = 8;

/** With an hour of rest before the last two matches. */
const kickOffs: readonly [tie: string, time: string][] = [
  ['QF1', '10:00'],
  ['QF2', '11:00'],
  ['QF3', '12:00'],
  ['QF4', '13:00'],
  ['SF1', '15:00'],
  ['SF2', '16:00'],
  ['TP', '18:00'],
  ['F', '19:00'],
];

/** The best eight of the table play on one day; who they are follows the table until somebody confirms it. */
export function demoFinals(endDate: string, venue: string): StageDefinition {
  const { day } = zagrebWallTime(endDate);
  return {
    kind: 'knock-out',
    name: 'Doigravanje',
    entries: Array.from({ length: finalists }, (_, at) => ({ source: 'table', rank: at + 1 })),
    legs: 1,
    thirdPlace: true,
    decider: ['extra-time', 'kicks'],
    kickOffs: kickOffs.map(([tie, time]) => ({ tie, leg: 1, at: zagrebToUtc(day, time), venue })),
  };
}
