import type { StageDefinition } from '@kolo/domain';

const finalists = 8;

/** The kick-offs in minutes before that of the final, so that every team rests a slot between two matches. */
const minutesBeforeFinal: readonly [tie: string, minutes: number][] = [
  ['QF1', 540],
  ['QF2', 480],
  ['QF3', 420],
  ['QF4', 360],
  ['SF1', 270],
  ['SF2', 210],
  ['TP', 90],
  ['F', 0],
];

/** The best eight of the table play on one day; who they are follows the table until somebody confirms it. */
export function demoFinals(finalAt: string, venue: string): StageDefinition {
  const final = Date.parse(finalAt);
  return {
    kind: 'knock-out',
    name: 'Doigravanje',
    entries: Array.from({ length: finalists }, (_, at) => ({ source: 'table', rank: at + 1 })),
    legs: 1,
    thirdPlace: true,
    decider: ['extra-time', 'kicks'],
    kickOffs: minutesBeforeFinal.map(([tie, minutes]) => ({
      tie,
      leg: 1,
      at: new Date(final - minutes * 60_000).toISOString(),
      venue,
    })),
  };
}
