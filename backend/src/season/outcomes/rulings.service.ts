import {
  isLeagueRuling,
  type MatchAnswer,
  type MatchState,
  type Revocable,
  type RulingCommand,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { LogTextsService } from '../../events/log-texts.service.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { MatchViewsService } from '../../live/commands/match-views.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { hasWords, wordsNeeded } from '../../platform/api/words-needed.js';
import { RulingRulesService } from './ruling-rules.service.js';
import type { AnnulDto, AwardDto } from './rulings.dto.js';

/** Decisions about one match, each as one command (docs/product.md#rulings). */
@Injectable()
export class RulingsService {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly views: MatchViewsService,
    private readonly texts: LogTextsService,
    private readonly rules: RulingRulesService,
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
    return this.decide(state, await this.rules.award(state.leagueId, award), text, origin);
  }

  async annul(
    id: number,
    { text, reason }: AnnulDto,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const state = await this.commands.state(id);
    return this.decide(state, await this.rules.annul(state.leagueId, reason), text, origin);
  }

  revoke(
    id: number,
    ruling: Revocable,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    return this.rule(id, { type: 'RevokeRuling', ruling }, text, origin);
  }

  private async decide(
    state: MatchState,
    command: RulingCommand,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    // What only happens at the pitch is refused once the result is official, with or without words.
    if (isLeagueRuling(command)) await this.explain(state, text, origin);
    else await this.addWords(state, text, origin);
    const result = await this.commands.execute(state.matchId, command, origin);
    return this.views.answer(result, origin.language);
  }

  /** A change of an official result needs a reason in words. */
  async explain(
    state: MatchState,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<void> {
    if (!hasWords(text) && (await this.commands.isOfficial(state.matchId))) throw wordsNeeded();
    await this.addWords(state, text, origin);
  }

  private addWords(
    { matchId }: MatchState,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<void> {
    return this.texts.addFirst('reason', matchId, origin, text);
  }
}
