import type {
  DecisionAnswer,
  LeagueCommand,
  LeagueEventType,
  PointsChange,
  SeasonRules,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { LogTextsService } from '../../events/log-texts.service.js';
import { leagueStream } from '../../events/stream-ids.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';

/** Decisions for a league, each as one command (docs/product.md#decisions-of-a-league). */
@Injectable()
export class DecisionsService {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly log: EventStore,
    private readonly texts: LogTextsService,
    private readonly leagues: LeaguesService,
    private readonly teams: TeamsService,
  ) {}

  setSeasonRules(
    leagueId: number,
    rules: SeasonRules,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.decide(leagueId, { type: 'SetSeasonRules', rules }, text, origin);
  }

  /** @throws RefusalError `team.not-found`, also for a team of another league */
  async adjustPoints(
    leagueId: number,
    change: PointsChange,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    const { events: first } = await this.log.findCommand(origin.commandId);
    const team = (await this.teams.known([change.teamId])).get(change.teamId);
    // A repeat gets its first answer, also when the team has left the league since.
    if (first.length === 0 && team?.leagueId !== leagueId) throw RefusalError.of('team.not-found');
    return this.decide(leagueId, { type: 'AdjustPoints', change }, text, origin);
  }

  /** @throws RefusalError `decision.not-found` */
  void(
    leagueId: number,
    decisionId: string,
    of: LeagueEventType | LeagueEventType[],
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    return this.decide(leagueId, { type: 'VoidDecision', decisionId, of }, text, origin);
  }

  async decide(
    leagueId: number,
    command: LeagueCommand,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<DecisionAnswer> {
    await this.leagues.get(leagueId);
    const stream = leagueStream(leagueId);
    await this.texts.addFirst('reason', stream, origin, text);
    const [{ events, state }] = await this.commands.executeTogether(
      [{ leagueId, command }],
      origin,
    );
    const decision = { id: `${origin.commandId}.0` };
    const { version } = state;
    return { leagueId, version, epoch: await this.log.epoch(), events, decision };
  }
}
