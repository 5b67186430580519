import {
  isOfficial,
  type MatchAnswer,
  type MatchState,
  type ReplayOrderAnswer,
  type Revocable,
  type RulingCommand,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import { LogTextsService } from '../../events/log-texts.service.js';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { MatchViewsService } from '../../live/commands/match-views.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { RulingRulesService } from './ruling-rules.service.js';
import type { AnnulDto, AwardDto, ReplayOrderDto } from './rulings.dto.js';

/** Decisions about one match, each as one command (docs/product.md#rulings). */
@Injectable()
export class RulingsService {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly views: MatchViewsService,
    private readonly texts: LogTextsService,
    private readonly rules: RulingRulesService,
    private readonly leagues: LeagueStatesService,
    private readonly log: EventStore,
  ) {}

  async rule(
    id: number,
    command: RulingCommand,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.decide(await this.commands.state(id), command, text, origin);
  }

  async award(
    id: number,
    { text, ...award }: AwardDto,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const state = await this.commands.state(id);
    const season = await this.rules.of(state.leagueId);
    return this.decide(state, { type: 'AwardResult', ...award, season }, text, origin);
  }

  async annul(
    id: number,
    { text, reason }: AnnulDto,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const state = await this.commands.state(id);
    const season = await this.rules.of(state.leagueId);
    return this.decide(state, { type: 'AnnulMatch', reason, season }, text, origin);
  }

  revoke(
    id: number,
    ruling: Revocable,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.rule(id, { type: 'RevokeRuling', ruling }, text, origin);
  }

  /** From the start it is another match, which is scheduled in the same append. */
  async orderReplay(
    id: number,
    { text, mode, matchDate, venue }: ReplayOrderDto,
    origin: CommandHeaders,
  ): Promise<ReplayOrderAnswer> {
    const when = matchDate === undefined ? {} : { matchDate: new Date(matchDate).toISOString() };
    const where = venue === undefined ? {} : { venue: venue.trim() || null };
    if (mode === 'from-minute') {
      const command = { type: 'OrderReplay', mode, newMatchId: null, ...when, ...where } as const;
      return { ...(await this.rule(id, command, text, origin)), newMatchId: null };
    }
    const state = await this.commands.state(id);
    const { leagueId, round, homeTeamId, awayTeamId, ...before } = state;
    const { events: first } = await this.log.findCommand(origin.commandId);
    if (first.length === 0) await this.leagues.refuseWithdrawn(leagueId, [homeTeamId, awayTeamId]);
    await this.explain(state, text, origin);
    const newMatchId = await this.commands.nextMatchId();
    const { matchDate: date = before.matchDate, venue: hall = before.venue } = {
      ...when,
      ...where,
    };
    const fixture = { leagueId, round, homeTeamId, awayTeamId, matchDate: date, venue: hall };
    const [ordered] = await this.commands.executeTogether(
      [
        { matchId: id, command: { type: 'OrderReplay', mode, newMatchId, ...when, ...where } },
        { matchId: newMatchId, command: { type: 'ScheduleMatch', fixture } },
      ],
      origin,
    );
    if (ordered === undefined) throw new Error('A replay was ordered without a result');
    const answer = await this.views.answer(ordered, origin.language);
    return { ...answer, newMatchId: ordered.state.ruling?.replay?.newMatchId ?? newMatchId };
  }

  private async decide(
    state: MatchState,
    command: RulingCommand,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    await this.explain(state, text, origin);
    const result = await this.commands.execute(state.matchId, command, origin);
    return this.views.answer(result, origin.language);
  }

  /** A change of an official result needs a reason in words. */
  private async explain(
    state: MatchState,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<void> {
    const isSaid = (text?.trim() ?? '') !== '';
    if (!isSaid && isOfficial(state, new Date().toISOString()))
      throw RefusalError.of('request.invalid', 'text');
    await this.texts.addFirst('reason', state.matchId, origin, text);
  }
}
