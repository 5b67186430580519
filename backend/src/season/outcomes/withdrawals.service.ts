import type {
  DecisionAnswer,
  WithdrawalAnswer,
  WithdrawalRequest,
  WithdrawnMatch,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { LogTextsService } from '../../events/log-texts.service.js';
import { leagueStream } from '../../events/stream-ids.js';
import {
  type Plan,
  PlannedCommandsService,
  type PlannedResults,
} from '../../live/commands/planned-commands.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { hasWords } from '../../platform/api/words-needed.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { LeagueQueueService } from '../matches/league-queue.service.js';
import { WithdrawalPlansService } from './withdrawal-plans.service.js';

/** A team leaves a league, or comes back, with all of its matches at once (docs/product.md#withdrawals). */
@Injectable()
export class WithdrawalsService {
  constructor(
    private readonly queue: LeagueQueueService,
    private readonly planned: PlannedCommandsService,
    private readonly plans: WithdrawalPlansService,
    private readonly log: EventStore,
    private readonly texts: LogTextsService,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
  ) {}

  async withdraw(
    leagueId: number,
    request: WithdrawalRequest,
    origin: CommandHeaders,
  ): Promise<WithdrawalAnswer> {
    await this.refuseStranger(leagueId, request.teamId);
    const plan = this.plans.withdrawal(leagueId, request, hasWords(request.text));
    const results = await this.applyPlan(plan, request.text, origin);
    return { ...(await this.answer(results, origin)), matches: matchesOf(results) };
  }

  /** @throws RefusalError `league.not-withdrawn`, also for a team that does not exist */
  async reinstate(
    leagueId: number,
    teamId: number,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    await this.leagues.get(leagueId);
    const plan = this.plans.reinstatement(leagueId, teamId, hasWords(text));
    return this.answer(await this.applyPlan(plan, text, origin), origin);
  }

  /** @throws RefusalError `league.not-found`, or `team.not-found`, also for a team of another league */
  async refuseStranger(leagueId: number, teamId: number): Promise<void> {
    await this.leagues.get(leagueId);
    const team = (await this.teams.known([teamId])).get(teamId);
    if (team?.leagueId !== leagueId) throw RefusalError.of('team.not-found');
  }

  private async applyPlan(
    plan: Plan,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<PlannedResults> {
    await this.texts.addFirst('reason', leagueStream(plan.leagueId), origin, text);
    return this.queue.alone(plan.leagueId, () => this.planned.execute(plan, origin));
  }

  private async answer(
    [{ leagueId, events, state }]: PlannedResults,
    { commandId }: CommandHeaders,
  ): Promise<DecisionAnswer> {
    const { version } = state;
    const epoch = await this.log.epoch();
    return { leagueId, version, epoch, events, decision: { id: `${commandId}.0` } };
  }
}

const matchesOf = ([, ...matches]: PlannedResults): WithdrawnMatch[] =>
  matches.map(({ matchId, events }) => {
    const isAnnulled = events.some(({ type }) => type === 'MatchAnnulled');
    return { matchId, does: isAnnulled ? 'annul' : 'award' };
  });
