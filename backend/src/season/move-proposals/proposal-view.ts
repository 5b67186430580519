import type { MoveProposal, ProposalState } from '@kolo/domain';
import type { MoveProposalRow } from './move-proposal.entity.js';

/** An open one is closed by its deadline, whether or not anything wrote that down. */
export const stateNow = (
  { state, answerBy }: Pick<MoveProposalRow, 'state' | 'answerBy'>,
  now = Date.now(),
): ProposalState => (state === 'open' && answerBy.getTime() <= now ? 'expired' : state);

export const proposalView = (row: MoveProposalRow): MoveProposal => ({
  id: row.id,
  matchId: row.matchId,
  team: { id: row.teamId, name: row.team?.name ?? '' },
  matchDate: row.matchDate.toISOString(),
  venue: row.venue,
  state: stateNow(row),
  answerBy: row.answerBy.toISOString(),
});
