import {
  cleanLine,
  limits,
  type MatchAnswer,
  type MatchState,
  type SeasonRules,
  type SigningCommand,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { LogTextsService, type TextKind } from '../../events/log-texts.service.js';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import { MatchViewsService } from '../../live/commands/match-views.service.js';
import { writtenNames } from '../../live/officials/index.js';
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
import { refuseOtherSide, refuseToSign, type Signer } from './signing-rights.js';
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
    @InjectDataSource() private readonly db: DataSource,
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
    const named = method === 'account' ? await this.nameOf(signer) : written;
    const words: Words = { signer: named, drawing };
    return this.write(
      state,
      { type: 'SignResult', role, method, reportHash, season },
      words,
      method === 'account' ? inOwnName(origin) : originOf(signer, origin),
    );
  }

  async refuse(
    id: number,
    { role, reason, text }: RefuseSignatureDto,
    signer: Signer,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    refuseOtherSide(signer.party, role);
    const state = await this.commands.state(id);
    const command = { type: 'RefuseSignature', role, reason } as const;
    return this.write(state, command, { reason: text }, originOf(signer, origin));
  }

  async remark(
    id: number,
    { text }: RemarkDto,
    signer: Signer,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    const state = await this.commands.state(id);
    await this.refuseFurtherRemarks(id, signer, origin);
    const words = { remark: text, signer: await this.nameOf(signer) };
    return this.write(state, { type: 'AddRemark' }, words, originOf(signer, origin));
  }

  async protest(
    id: number,
    { team, text }: ProtestDto,
    signer: Signer,
    origin: CommandHeaders,
  ): Promise<MatchAnswer> {
    refuseOtherSide(signer.party, team);
    const state = await this.commands.state(id);
    const season = await this.seasonOf(state);
    const command = { type: 'AnnounceProtest', team, season } as const;
    return this.write(state, command, { protest: text }, originOf(signer, origin));
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
    return this.write(state, { type: 'ConfirmResult' }, { reason: text }, inOwnName(origin));
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

  /** The log does not say who remarks, and one team must leave the others their room. */
  private async refuseFurtherRemarks(
    id: number,
    { party, user }: Signer,
    { commandId }: CommandHeaders,
  ): Promise<void> {
    if (party.kind !== 'company' || user === undefined) return;
    const others = await this.texts.countBy(user.id, 'remark', id, { besides: commandId });
    if (others >= limits.matchLog.signing.ofOneSide) throw RefusalError.of('match.log-full');
  }

  /** As the report names an account: by its username, which is for signing in, only if nothing else is known. */
  private async nameOf({ user }: Signer): Promise<string | undefined> {
    if (user === undefined || user.companyName !== null) return user?.companyName ?? undefined;
    const names = await writtenNames(this.db.manager, [user.id]);
    return names.get(user.id) ?? user.username;
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

/** A company is not at the table, so the table undoes nothing that it has said. */
const originOf = ({ party }: Signer, origin: CommandHeaders): CommandHeaders =>
  party.kind === 'company' ? inOwnName(origin) : origin;

const inOwnName = (origin: CommandHeaders): CommandHeaders => ({ ...origin, isConsole: false });
