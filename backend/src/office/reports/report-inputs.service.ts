import {
  erasedInside,
  type MatchState,
  replay,
  reportContent,
  reportHash,
  signedOutcome,
  stageOf,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { EventStore } from '../../events/event-store.js';
import type { StoredMatchEvent } from '../../events/stored-event.js';
import { LeagueStatesService } from '../../live/commands/league-states.service.js';
import { OfficialsService } from '../../live/officials/officials.service.js';
import { MatchNamesService } from '../../live/push/match-names.service.js';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { VenuesService } from '../../registry/venues/venues.service.js';
import { SignOffViewsService } from '../sign-off/sign-off-views.service.js';
import type { ReportInput, ReportNames } from './pdf/report-input.js';

type Naming = 'of' | 'inFull';

export interface ReportRequest {
  matchId: number;
  language: Language;
  /** Of the match's log; the present one where it is left out. */
  version?: number;
  origin: string;
}

/** What the documents of a match say, from its log and the names of today. */
@Injectable()
export class ReportInputsService {
  constructor(
    private readonly log: EventStore,
    private readonly names: MatchNamesService,
    private readonly signOff: SignOffViewsService,
    private readonly leagues: LeagueStatesService,
    private readonly venues: VenuesService,
    private readonly officials: OfficialsService,
    private readonly shared: SharedReadsService,
  ) {}

  /**
   * As public pages name the players.
   * @throws RefusalError `match.not-found`, `match.not-initialised` where there is nothing to report
   */
  report(request: ReportRequest): Promise<ReportInput> {
    return this.input(request, isReportable);
  }

  /** With what only the parties of the match may read, and full names. @throws RefusalError as `report` */
  async fullReport(request: ReportRequest): Promise<ReportInput> {
    const [input, { state }] = await Promise.all([
      this.input(request, isReportable, 'inFull'),
      this.known(request, 'inFull'),
    ]);
    const statements = await this.signOff.statements(state, input.reportHash);
    return { ...input, signOff: erasedInside(request.language, statements) };
  }

  /** @throws RefusalError `match.not-found`, `match.not-initialised` */
  lineUp(request: ReportRequest): Promise<ReportInput> {
    return this.input(request, ({ lineup }) => lineup !== null);
  }

  private async input(
    request: ReportRequest,
    isThere: (state: MatchState) => boolean,
    naming: Naming = 'of',
  ): Promise<ReportInput> {
    const { matchId, language, origin } = request;
    const { state, recordedAt, names } = await this.known(request, naming);
    if (!isThere(state)) throw RefusalError.of('match.not-initialised');
    const content = reportContent(state);
    return {
      content,
      reportHash: reportHash(content),
      names: erasedInside(language, names),
      isUnderProtest: signedOutcome(state).resultState === 'under-protest',
      language,
      version: state.version,
      recordedAt,
      url: `${origin}/live/${matchId}`,
      signOff: null,
    };
  }

  private known({ matchId, version }: ReportRequest, naming: Naming) {
    const key = `report ${naming} ${matchId} ${version ?? 'now'}`;
    return this.shared.answer(key, () => this.read(matchId, naming, version), 'running');
  }

  private async read(matchId: number, naming: Naming, version?: number) {
    const log = await this.log.forReaders.readStream(matchId);
    if (log.length === 0 || replayed(matchId, log).deleted)
      throw RefusalError.of('match.not-found');
    const part = log.slice(0, version);
    const state = replayed(matchId, part);
    const { recordedAt = '' } = part.at(-1) ?? {};
    return { state, recordedAt, names: await this.namesOf(state, naming) };
  }

  private async namesOf(state: MatchState, naming: Naming): Promise<ReportNames> {
    const {
      league = null,
      homeTeam,
      awayTeam,
      players,
      officials = [],
    } = await this.names[naming](state);
    const [stage, pitch, referees] = await Promise.all([
      this.stageOf(state),
      this.pitchOf(state),
      this.officials.refereesWithTowns(state.matchId),
    ]);
    return {
      league: league && { name: league.name, season: league.season ?? '' },
      stage,
      pitch,
      teams: { home: homeTeam.name, away: awayTeam.name },
      players: Object.fromEntries(
        players.map(({ id, firstName, lastName, jerseyNumber }) => [
          id,
          { name: `${firstName} ${lastName}`, shirt: jerseyNumber },
        ]),
      ),
      officials,
      referees,
    };
  }

  private async stageOf({ leagueId, place }: MatchState): Promise<ReportNames['stage']> {
    if (leagueId === null || place === undefined) return null;
    const stage = stageOf(await this.leagues.of(leagueId), place.stageId);
    return stage === undefined
      ? null
      : { name: stage.name, tie: place.tie, isKnockOut: stage.kind === 'knock-out' };
  }

  private async pitchOf({ venue }: MatchState): Promise<ReportNames['pitch']> {
    const pitch = venue === null ? null : await this.venues.pitchOf(venue);
    return pitch ?? { surface: null, lighting: null };
  }
}

const replayed = (matchId: number, log: readonly StoredMatchEvent[]): MatchState =>
  replay(
    matchId,
    log.map(({ event }) => event),
  );

/** A match without line-ups has a report when it was decided, or its result entered by hand. */
const isReportable = ({ lineup, result, ruling }: MatchState): boolean =>
  lineup !== null || result !== null || ruling !== undefined;
