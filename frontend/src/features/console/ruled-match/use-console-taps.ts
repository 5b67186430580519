import {
  type FoulRestart,
  type GoalKind,
  type MissedHow,
  pendingKickAt,
  type Refusal,
  type SetKick,
  type TeamSide,
} from '@kolo/domain';
import { useControlled } from '@/features/live-control/screen/control-context';
import { useClockTaps } from './clock/use-clock-taps';
import { useMatchDay } from './match-day-context';
import type { MatchDayView } from './match-day-view';
import { useConsoleSettings } from './settings/console-settings';

/** What the buttons of both teams make happen; the tap is stored before anything is asked about it. */
export interface TableTaps {
  goal: (team: TeamSide) => void;
  foul: (team: TeamSide) => void;
  card: (team: TeamSide) => void;
  exclusion: (team: TeamSide) => void;
  requestTimeout: (team: TeamSide) => void;
  grantTimeout: (team: TeamSide) => void;
  missed: (team: TeamSide, kind: SetKick, how: MissedHow) => Refusal | null;
}

export function useTableTaps(): TableTaps {
  const { state, clock, tap } = useControlled();
  const { day, ask, clockElsewhere } = useMatchDay();
  const { stop } = useClockTaps();
  const goalStopsClock = useConsoleSettings((settings) => settings.goalStopsClock);
  const asking = (actionId: string) => ask({ actionId, step: 'player' });
  return {
    goal: (team) => {
      // Before the goal, so that Undo takes the goal and the clock stands.
      if (goalStopsClock && clockElsewhere === null && isStoppedInPlay(day)) stop();
      const pending = pendingKickAt(state, clock.iso());
      const kind: GoalKind = pending?.team === team ? pending.kind : 'open-play';
      tap({ type: 'RecordGoal', team, scorer: null, assist: null, kind }, asking);
    },
    foul: (team) => {
      const { foulKickFrom } = day.rules;
      const isKick = foulKickFrom !== null && day.fouls[team] + 1 >= foulKickFrom;
      const restart: FoulRestart = isKick ? 'ten-metres' : 'direct';
      tap({ type: 'RecordFoul', team, playerId: null, restart }, asking);
    },
    card: (team) => {
      tap(
        {
          type: 'ShowCard',
          team,
          playerId: null,
          official: null,
          card: 'yellow',
          place: 'pitch',
        },
        asking,
      );
    },
    exclusion: (team) => {
      tap({ type: 'GiveExclusion', team, playerId: null }, asking);
    },
    requestTimeout: (team) => void tap({ type: 'RequestTimeout', team }),
    grantTimeout: (team) => void tap({ type: 'TakeTimeout', team }),
    missed: (team, kind, how) =>
      tap({ type: 'RecordMissedKick', team, kind, playerId: null, how }, asking),
  };
}

/** Whether the clock runs now and stops whenever the ball is out: always, or in the last minutes alone. */
const isStoppedInPlay = ({ rules, clock, assistant }: MatchDayView): boolean =>
  clock.runningSince !== null &&
  (rules.clockMode === 'effective' || assistant.some(({ code }) => code === 'last-minutes'));
