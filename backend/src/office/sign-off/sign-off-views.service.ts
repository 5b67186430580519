import {
  endKnownAt,
  isOfficial,
  type MatchState,
  officialAt,
  type Protest,
  reportContent,
  reportHash,
  resultStateOf,
  type Signature,
  type Signing,
  type SignOffView,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { LogTextsService, type TextsOf } from '../../events/log-texts.service.js';
import { MatchCommandsService } from '../../live/commands/match-commands.service.js';
import type { MatchParty } from '../../platform/api/access.decorators.js';
import { SignOffService } from './sign-off.service.js';
import { accountRolesOf, rolesOf } from './signing-rights.js';
import { TeamPinsService } from './team-pins.service.js';

type Statements = Pick<SignOffView, 'signatures' | 'refusals' | 'remarks' | 'protests'>;

const hourMs = 60 * 60 * 1000;

/** The report as its parties read it, with what they have said about it. */
@Injectable()
export class SignOffViewsService {
  constructor(
    private readonly commands: MatchCommandsService,
    private readonly signOff: SignOffService,
    private readonly texts: LogTextsService,
    private readonly pins: TeamPinsService,
  ) {}

  async of(id: number, party: MatchParty): Promise<SignOffView> {
    const { state, overSince } = await this.commands.known(id);
    const [season, texts, teamsWithPin] = await Promise.all([
      this.signOff.seasonOf(state),
      this.texts.all(id),
      this.pins.teamsOf(id),
    ]);
    const content = reportContent(state);
    const hash = reportHash(content);
    const official = isOfficial(state, new Date().toISOString(), overSince);
    const known = endKnownAt(state, overSince);
    return {
      matchId: id,
      version: state.version,
      resultState: resultStateOf(state, hash, official),
      officialAt: officialAt(state, overSince),
      protestUntil:
        known === null ? null : new Date(known + season.protestHours * hourMs).toISOString(),
      reportHash: hash,
      content,
      methods: season.methods,
      ...(teamsWithPin.length > 0 && { teamsWithPin }),
      ...statementsOf(state.signing, hash, texts),
      maySign: [...rolesOf(party)],
      signsAs: [...accountRolesOf(party)],
    };
  }

  /** What was said in a state of the match about its report with this hash. */
  async statements({ matchId, signing }: MatchState, hash: string): Promise<Statements> {
    return statementsOf(signing, hash, await this.texts.all(matchId));
  }
}

const statementsOf = (signing: Signing | undefined, hash: string, texts: TextsOf): Statements => ({
  signatures: signaturesOf(signing, hash, texts),
  refusals: (signing?.refusals ?? []).map((refused) => ({
    ...refused,
    text: texts.of(refused.id, 'reason'),
  })),
  remarks: (signing?.remarks ?? []).map(({ id, at }) => ({
    id,
    at,
    author: texts.of(id, 'signer'),
    text: texts.of(id, 'remark'),
  })),
  protests: protestsOf(signing, texts),
});

const signaturesOf = (signing: Signing | undefined, hash: string, texts: TextsOf): Signature[] =>
  (signing?.signatures ?? []).map(({ reportHash: signed, ...signature }) => ({
    ...signature,
    name: texts.of(signature.id, 'signer'),
    ...(signature.method === 'drawn' ? { drawing: texts.of(signature.id, 'drawing') } : {}),
    stale: signed !== hash,
  }));

const protestsOf = (signing: Signing | undefined, texts: TextsOf): Protest[] =>
  (signing?.protests ?? []).map(({ id, team, at, decision }) => ({
    id,
    team,
    at,
    text: texts.of(id, 'protest'),
    outcome: decision?.outcome ?? null,
    decidedAt: decision?.at ?? null,
    decisionText: decision === null ? null : texts.of(decision.id, 'reason'),
  }));
