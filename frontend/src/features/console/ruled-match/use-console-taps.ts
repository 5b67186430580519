import {
  type FoulRestart,
  type GoalKind,
  type MissedHow,
  pendingKickAt,
  type Refusal,
  type SetKick,
  type TeamSide,
} from '@kolo/domain';
import { useConsole } from '@/features/console/context/console-context';
import { useConsoleSettings } from '@/features/console/settings/console-settings';
import { useClockTaps } from './clock/use-clock-taps';
import { useRuledMatch } from './ruled-match-context';
import type { RuledMatchView } from './ruled-match-view';

/** Actions of both teams' buttons; the tap is stored before any question about it. */
export interface ConsoleTaps {
  goal: (team: TeamSide) => void;
  foul: (team: TeamSide) => void;
  card: (team: TeamSide) => void;
  exclusion: (team: TeamSide) => void;
  requestTimeout: (team: TeamSide) => void;
  grantTimeout: (team: TeamSide) => void;
  missed: (team: TeamSide, kind: SetKick, how: MissedHow) => Refusal | null;
}

export function useConsoleTaps(): ConsoleTaps {
  const { state, clock, tap } = useConsole();
  const { match, ask, clockElsewhere } = useRuledMatch();
  const { stop } = useClockTaps();
  const goalStopsClock = useConsoleSettings((settings) => settings.goalStopsClock);
  const asking = (actionId: string) => ask({ actionId, step: 'player' });
  return {
    goal: (team) => {
      // Before the goal, so that Undo takes the goal and the clock stays stopped.
      if (goalStopsClock && clockElsewhere === null && isStoppedInPlay(match)) stop();
      const pending = pendingKickAt(state, clock.iso());
      const kind: GoalKind = pending?.team === team ? pending.kind : 'open-play';
      tap({ type: 'RecordGoal', team, scorer: null, assist: null, kind }, asking);
    },
    foul: (team) => {
      const { foulKickFrom } = match.rules;
      const isKick = foulKickFrom !== null && match.fouls[team] + 1 >= foulKickFrom;
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
const isStoppedInPlay = ({ rules, clock, assistant }: RuledMatchView): boolean =>
  clock.runningSince !== null &&
  (rules.clockMode === 'effective' || assistant.some(({ code }) => code === 'last-minutes'));
