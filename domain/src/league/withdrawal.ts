import type { WithdrawalEffect } from '../contract/withdrawals.js';
import { isNeeded } from '../match/decide/undo.js';
import { actionsWithout, replay } from '../match/fold/evolve.js';
import { outcomeOf } from '../match/outcome.js';
import type { RulingCommand, RulingSeason } from '../match/rulings/commands.js';
import type { AwardWinner } from '../match/rulings/events.js';
import type { MatchState } from '../match/state.js';
import type { TeamWithdrawal } from '../season/events.js';
import { unreachable } from '../unreachable.js';

export interface WithdrawalStep {
  matchId: number;
  does: WithdrawalEffect;
  command: RulingCommand;
}

/** The matches that show whether half of a season is over. */
export interface SeasonMatch {
  round: number | null;
  /** It was kicked off, or its result was recorded; an award alone begins nothing. */
  hasBegun: boolean;
}

/** The last round of a season's first half, once a match of the second has begun; undefined before. */
export function endedHalf(matches: readonly SeasonMatch[]): number | undefined {
  const half = Math.ceil(Math.max(0, ...matches.map(({ round }) => round ?? 0)) / 2);
  const isOver = matches.some(({ round, hasBegun }) => hasBegun && round !== null && round > half);
  return isOver ? half : undefined;
}

/** The steps for the matches of a team that withdraws, without those that stay as they are (docs/product.md#withdrawals). */
export function withdrawalSteps(
  withdrawal: TeamWithdrawal,
  matches: readonly MatchState[],
  season?: RulingSeason,
): WithdrawalStep[] {
  return matches.flatMap((state): WithdrawalStep[] => {
    const does = effectOn(state, withdrawal);
    if (does === null) return [];
    const winner = winnerOf(state, withdrawal.teamId);
    const command: RulingCommand =
      does === 'annul'
        ? { type: 'AnnulMatch', reason: 'withdrawal', ...(season && { season }) }
        : { type: 'AwardResult', winner, cause: 'withdrawn', ...(season && { season }) };
    return [{ matchId: state.matchId, does, command }];
  });
}

function effectOn(
  state: MatchState,
  { teamId, mode, halfUntil = 0 }: TeamWithdrawal,
): WithdrawalEffect | null {
  if (isClosed(state)) return null;
  const hasResult = state.status === 'completed';
  // In a stage somebody has to come through, so that nothing of it is annulled.
  if (state.place !== undefined) return hasResult ? null : 'award';
  switch (mode) {
    case 'annul-all':
      return 'annul';
    case 'half-rule':
      return hasResult && state.round !== null && state.round <= halfUntil ? null : 'annul';
    case 'award-open':
      return hasResult ? null : 'award';
    case 'award-all':
      return state.ruling?.award?.winner === opponentOf(state, teamId) ? null : 'award';
    default:
      return unreachable(mode);
  }
}

/** Nothing is left to decide: it counts for nothing already, or another match counts in its place. */
function isClosed(state: MatchState): boolean {
  const outcome = outcomeOf(state);
  if (outcome === 'annulled' || outcome === 'replayed') return true;
  return state.deleted || (state.status === 'cancelled' && outcome === null);
}

const opponentOf = ({ homeTeamId }: MatchState, teamId: number): 'home' | 'away' =>
  homeTeamId === teamId ? 'away' : 'home';

/** Nobody, where this team was awarded the match because the opponent had left before. */
const winnerOf = (state: MatchState, teamId: number): AwardWinner => {
  const opponent = opponentOf(state, teamId);
  const award = state.ruling?.award;
  const bothLeft = award?.cause === 'withdrawn' && award.winner !== opponent;
  return bothLeft ? 'none' : opponent;
};

export interface ReinstatementStep {
  matchId: number;
  command: RulingCommand;
  /** Something that was decided since would not stand without it. */
  isNeeded: boolean;
}

/**
 * Undoes what still stands of the events of a withdrawal's command in its matches.
 *
 * @param since the withdrawals of other teams that were decided later and stand
 */
export function reinstatementSteps(
  eventIds: ReadonlySet<string>,
  matches: readonly MatchState[],
  since: readonly TeamWithdrawal[] = [],
): ReinstatementStep[] {
  return matches
    .filter(({ deleted }) => !deleted)
    .flatMap((state) =>
      state.actions
        .filter(({ id }) => eventIds.has(id))
        .map(({ id: actionId }) => ({
          matchId: state.matchId,
          command: { type: 'VoidRuling', actionId } as const,
          isNeeded: isNeeded(state, actionId) || isForOpponent(state, actionId, since),
        })),
    );
}

/** The opponent left later, and by its mode the match would be decided otherwise if this team had never left. */
function isForOpponent(
  state: MatchState,
  actionId: string,
  since: readonly TeamWithdrawal[],
): boolean {
  const { matchId, homeTeamId, awayTeamId } = state;
  const own = since.filter(({ teamId }) => teamId === homeTeamId || teamId === awayTeamId);
  if (own.length === 0) return false;
  const without = replay(matchId, actionsWithout(state, actionId));
  return own.some((withdrawal) => effectOn(without, withdrawal) !== null);
}
