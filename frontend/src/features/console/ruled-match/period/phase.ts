import { lacksWinner, type MatchState, type RuledMatchFields } from '@kolo/domain';

/** The next step in the course of the match. */
export type Phase =
  | { type: 'half-time' }
  | { type: 'second-half' }
  | { type: 'end-extra'; period: 3 | 4 }
  | { type: 'start-extra'; period: 3 | 4 }
  /** Level, and the sheet needs a winner: extra time, kicks, or a reason to leave it. */
  | { type: 'level'; extraTime: boolean; kicks: boolean }
  | { type: 'finish' }
  /** The kicks are still to be taken. */
  | { type: 'kicks' };

type Course = Pick<RuledMatchFields, 'rules' | 'period' | 'periodRunning' | 'shootout'>;

export function nextPhase(match: Course, state: MatchState): Phase | null {
  const { rules, period, periodRunning, shootout } = match;
  switch (period) {
    case 0:
      return null;
    case 1:
      return { type: periodRunning ? 'half-time' : 'second-half' };
    case 2:
      return lacksWinner(state)
        ? { type: 'level', extraTime: rules.extraTime !== null, kicks: rules.kicks !== null }
        : { type: 'finish' };
    case 3:
    case 4:
      if (periodRunning) return { type: 'end-extra', period };
      if (period === 3 && rules.extraTime?.halves === 2) return { type: 'start-extra', period: 4 };
      return lacksWinner(state)
        ? { type: 'level', extraTime: false, kicks: rules.kicks !== null }
        : { type: 'finish' };
    case 5:
      return shootout?.decided ? { type: 'finish' } : { type: 'kicks' };
  }
}
