import type {
  Card,
  FoulRestart,
  GoalKind,
  MissedHow,
  SetKick,
  Stamp,
  TeamOfficial,
  TeamSide,
} from '../events.js';

export type Milestone =
  | 'first-half'
  | 'half-time'
  | 'second-half'
  | 'extra-time'
  | 'extra-time-break'
  | 'extra-time-second'
  | 'extra-time-over'
  | 'shootout'
  | 'finished'
  | 'cancelled'
  | 'result-recorded';

export type TimelineEntry = Stamp & {
  /** How often the clock of its period had been set back; absent for 0. Later stretches were played later. */
  stretch?: number;
} & (
    | {
        type: 'goal';
        team: TeamSide;
        scorer: number | null;
        assist: number | null;
        kind: GoalKind;
        /** The score after this goal. */
        homeScore: number;
        awayScore: number;
      }
    | {
        type: `${Card}-card` | 'two-minutes';
        team: TeamSide;
        /** Null where nobody knows or it was an official. */
        playerId: number | null;
        official?: TeamOfficial;
      }
    | {
        type: 'missed-kick';
        team: TeamSide;
        kind: SetKick;
        playerId: number | null;
        how: MissedHow;
      }
    | { type: 'shootout-kick'; team: TeamSide; playerId: number | null; scored: boolean }
    | {
        type: 'foul';
        team: TeamSide;
        /** Null where nobody knows or it was an official. */
        playerId: number | null;
        restart: FoulRestart;
        official?: true;
      }
    | { type: 'timeout'; team: TeamSide }
    | { type: Milestone; homeScore: number; awayScore: number }
    | { type: 'mvp'; playerId: number }
  );

/** Adds what only matches with a rule sheet have; the entry has the rest already, as spreading costs a long match milliseconds. */
export function timed(entry: TimelineEntry, { period, played }: Stamp): TimelineEntry {
  if (period !== undefined) entry.period = period;
  if (played !== undefined) entry.played = played;
  return entry;
}
