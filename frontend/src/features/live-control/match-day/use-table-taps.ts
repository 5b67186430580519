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
import { useMatchDay } from './match-day-context';

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
  const { day, ask } = useMatchDay();
  const asking = (actionId: string) => ask({ actionId, step: 'player' });
  return {
    goal: (team) => {
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
