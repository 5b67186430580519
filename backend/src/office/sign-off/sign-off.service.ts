import {
  cleanLine,
  type MatchAnswer,
  type MatchState,
  type SeasonRules,
  type SigningCommand,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { LogTextsService, type TextKind } from '../../events/log-texts.service.js';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { MatchViewsService } from '../../live/commands/match-views.service.js';
import type { CommandHeaders } from '../../platform/api/command-origin.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { hasWords, wordsNeeded } from '../../platform/api/words-needed.js';
import type {
  DecideProtestDto,
  ProtestDto,
  RefuseSignatureDto,
  RemarkDto,
  ReopenDto,
  SignDto,
} from './sign-off.dto.js';
import { nameOf, refuseOtherSide, refuseToSign, type Signer } from './signing-rights.js';
import { TeamPinsService } from './team-pins.service.js';

type Words = Partial<Record<TextKind, string | undefined>>;

/** What is written after the last whistle (docs/product.md#sign-off). */
@Injectable()
export class SignOffService {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly views: MatchViewsService,
    private readonly texts: LogTextsService,
    private readonly leagues: LeagueStatesService,
    private readonly pins: TeamPinsService,
  ) {}

  async sign(
    id: number,
    { role, method, reportHash, name, drawing, pin }: SignDto,
    signer: Signer,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    refuseToSign(signer.party, role, method);
    const state = await this.commands.state(id);
    const season = await this.seasonOf(state);
    if (!season.methods.includes(method)) throw RefusalError.of('request.invalid', 'method');
    if (method === 'tick' && name === undefined) throw RefusalError.of('request.invalid', 'name');
    if (method === 'drawn' && drawing === undefined)
      throw RefusalError.of('request.invalid', 'drawing');
    if (method === 'pin') {
      if (role !== 'home' && role !== 'away') throw RefusalError.of('request.invalid', 'role');
      if (pin === undefined) throw RefusalError.of('request.invalid', 'pin');
      await this.pins.prove(id, role, pin);
    }
    const written = name === undefined ? undefined : cleanLine(name);
    const words: Words = { signer: method === 'account' ? nameOf(signer) : written, drawing };
    return this.write(
      state,
      { type: 'SignResult', role, method, reportHash, season },
      words,
      origin,
    );
  }

  async refuse(
    id: number,
    { role, reason, text }: RefuseSignatureDto,
    { party }: Signer,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    refuseOtherSide(party, role);
    const state = await this.commands.state(id);
    return this.write(state, { type: 'RefuseSignature', role, reason }, { reason: text }, origin);
  }

  async remark(
    id: number,
    { text }: RemarkDto,
    signer: Signer,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const state = await this.commands.state(id);
    const words = { remark: text, signer: nameOf(signer) };
    return this.write(state, { type: 'AddRemark' }, words, origin);
  }

  async protest(
    id: number,
    { team, text }: ProtestDto,
    { party }: Signer,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    refuseOtherSide(party, team);
    const state = await this.commands.state(id);
    const season = await this.seasonOf(state);
    return this.write(state, { type: 'AnnounceProtest', team, season }, { protest: text }, origin);
  }

  async decideProtest(
    id: number,
    protestId: string,
    { outcome, text }: DecideProtestDto,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const state = await this.commands.state(id);
    if (!hasWords(text) && (await this.commands.isOfficial(id))) throw wordsNeeded();
    const season = await this.seasonOf(state);
    const command = { type: 'DecideProtest', protestId, outcome, season } as const;
    return this.write(state, command, { reason: text }, origin);
  }

  async confirm(
    id: number,
    text: string | undefined,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const state = await this.commands.state(id);
    return this.write(state, { type: 'ConfirmResult' }, { reason: text }, origin);
  }

  async reopen(
    id: number,
    { reason, hours, text }: ReopenDto,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const state = await this.commands.state(id);
    return this.write(state, { type: 'ReopenResult', reason, hours }, { reason: text }, origin);
  }

  seasonOf({ leagueId }: MatchState): Promise<SeasonRules['signing']> {
    return this.leagues.signingRules(leagueId);
  }

  private async write(
    { matchId }: MatchState,
    command: SigningCommand,
    words: Words,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    for (const kind of Object.keys(words) as TextKind[])
      await this.texts.addFirst(kind, matchId, origin, words[kind]);
    const result = await this.commands.execute(matchId, command, origin).catch(async (error) => {
      if (error instanceof RefusalError) await this.texts.dropRefused(matchId, origin.commandId);
      throw error;
    });
    return this.views.answer(result, origin.language);
  }
}
