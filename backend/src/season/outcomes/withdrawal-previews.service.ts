import {
  leagueTable,
  outcomeOf,
  tableInputAfter,
  type WithdrawalPreview,
  type WithdrawalRequest,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { PlannedCommandsService } from '../../live/commands/planned-commands.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TableReadsService } from '../statistics/table-reads.service.js';
import { TopListsService } from '../statistics/top-lists.service.js';
import { WithdrawalPlansService } from './withdrawal-plans.service.js';

/** Today's reads, with the matches of a withdrawal as it would leave them. */
@Injectable()
export class WithdrawalPreviewsService {
  constructor(
    private readonly planned: PlannedCommandsService,
    private readonly plans: WithdrawalPlansService,
    private readonly tables: TableReadsService,
    private readonly lists: TopListsService,
    private readonly leagues: LeaguesService,
  ) {}

  async of(leagueId: number, request: WithdrawalRequest): Promise<WithdrawalPreview> {
    const plan = await this.planned.preview(this.plans.withdrawal(leagueId, request, true));
    const idsThatAre = (outcome: 'annulled' | 'awarded'): number[] =>
      plan.after.filter((state) => outcomeOf(state) === outcome).map(({ matchId }) => matchId);
    const [annulled, awarded] = [idsThatAre('annulled'), idsThatAre('awarded')];
    const [{ input }, before, after] = await Promise.all([
      this.tables.of(await this.leagues.get(leagueId)),
      this.lists.scorers(leagueId),
      this.lists.scorersIf(leagueId, { annulled, awarded }),
    ]);
    return {
      matches: plan.after.map(({ matchId }) => ({
        matchId,
        does: annulled.includes(matchId) ? 'annul' : 'award',
      })),
      before: leagueTable(input),
      after: leagueTable({
        ...tableInputAfter(input, plan),
        unranked: [...(input.unranked ?? []), request.teamId],
      }),
      lists: { scorers: { before, after } },
      decision: null,
    };
  }
}
