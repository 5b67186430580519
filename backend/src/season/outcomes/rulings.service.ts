import {
  isOfficial,
  type MatchAnswer,
  type ReplayOrderAnswer,
  type Revocable,
  type RulingCommand,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { LogTextsService } from '../../events/log-texts.service.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { MatchViewsService } from '../../live/commands/match-views.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { AwardRulesService } from './award-rules.service.js';
import type { AwardDto, ReplayOrderDto } from './rulings.dto.js';

/** Decisions about one match, each as one command (docs/product.md#rulings). */
@Injectable()
export class RulingsService {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly views: MatchViewsService,
    private readonly texts: LogTextsService,
    private readonly awards: AwardRulesService,
  ) {}

  async rule(
    id: number,
    command: RulingCommand,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    await this.explain(id, text, origin);
    return this.views.answer(await this.commands.execute(id, command, origin), origin.language);
  }

  async award(
    id: number,
    { text, ...award }: AwardDto,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const { leagueId } = await this.commands.state(id);
    const season = await this.awards.of(leagueId);
    return this.rule(id, { type: 'AwardResult', ...award, season }, text, origin);
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
    const { leagueId, round, homeTeamId, awayTeamId, ...before } = await this.commands.state(id);
    await this.explain(id, text, origin);
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

  /** A change of an official result needs a reason in words. */
  private async explain(
    id: number,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<void> {
    const state = await this.commands.state(id);
    const isSaid = (text?.trim() ?? '') !== '';
    if (!isSaid && isOfficial(state, new Date().toISOString()))
      throw RefusalError.of('request.invalid', 'text');
    await this.texts.addFirst('reason', id, origin, text);
  }
}
