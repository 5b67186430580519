import {
  type CommentaryKind,
  type EventPage,
  limits,
  type ManageView,
  type MatchAnswer,
  type MatchPlayer,
  type MatchState,
  type MatchStatus,
  type MatchView,
  outcomeOf,
  type PlayerStatsRow,
  playerLines,
  playerStatsRows,
  ruledMatchFields,
  type TeamRef,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { LoadingCache } from '../../platform/async/loading-cache.js';
import { forTaps } from '../../platform/db/data-source.js';
import { type MatchText, readMatchTexts } from '../../projections/match-texts.js';
import { matchViewOfState } from '../../projections/match-view.js';
import { PlayersService } from '../../registry/players/players.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { OfficialsService } from '../officials/officials.service.js';
import { EventPagesService } from './event-pages.service.js';
import { LeagueStatesService } from './league-states.service.js';
import type { CommandResult } from './match-history.js';
import { MatchSheetsService } from './match-sheets.service.js';
import { MatchSuspensionsService } from './match-suspensions.service.js';

/** Names and texts, which are not in the log. */
interface Surroundings {
  teams: Map<number, TeamRef>;
  texts: MatchText[];
}

const shownText: Partial<Record<MatchStatus, CommentaryKind>> = {
  scheduled: 'preview',
  completed: 'report',
};

/** A burst of taps reads names once. */
const cacheOptions = { max: 200, ttl: 5_000 };
/** A player's row is named by both ids (docs/product.md#matches). */
const idsPerMatch = 1_000_000;

@Injectable()
export class MatchViewsService {
  private readonly cache = new LoadingCache<number, Surroundings>(cacheOptions);

  constructor(
    private readonly log: EventStore,
    private readonly teams: TeamsService,
    private readonly players: PlayersService,
    private readonly sheets: MatchSheetsService,
    private readonly officials: OfficialsService,
    private readonly pages: EventPagesService,
    private readonly suspensions: MatchSuspensionsService,
    private readonly leagues: LeagueStatesService,
    @InjectDataSource(forTaps) private readonly taps: DataSource,
  ) {}

  async answer({ state, events }: CommandResult, language: Language): Promise<MatchAnswer> {
    const [view, epoch] = await Promise.all([this.view(state, language), this.log.epoch()]);
    return { ...view, epoch, events, serverTime: new Date().toISOString() };
  }

  async manage(state: MatchState, language: Language): Promise<ManageView> {
    const { homeTeamId, awayTeamId, lineup } = state;
    const [view, epoch, approved, present, matchRules, officials, suspended, signing] =
      await Promise.all([
        this.view(state, language),
        this.log.epoch(),
        this.players.approvedOf([homeTeamId, awayTeamId]),
        this.players.byIds([...(lineup?.home ?? []), ...(lineup?.away ?? [])]),
        this.sheets.shown(state),
        this.officials.of(state.matchId),
        this.suspensions.of(state),
        this.leagues.signingRules(state.leagueId),
      ]);
    const lines = playerLines(state);
    const known = new Map([...approved, ...present].map((player) => [player.id, player]));
    const players = [...known.values()].sort((a, b) => a.jerseyNumber - b.jerseyNumber);
    const side = (team: 'home' | 'away', teamId: number): MatchPlayer[] =>
      players
        .filter(({ id, teamId: own }) => (lines[id] ? lines[id].team === team : own === teamId))
        .map(({ id, firstName, lastName, jerseyNumber, teamId: own }) => ({
          id,
          firstName,
          lastName,
          jerseyNumber,
          teamId: own,
          name: `${firstName} ${lastName}`,
          goals: lines[id]?.goals ?? 0,
          assists: lines[id]?.assists ?? 0,
          yellowCards: lines[id]?.yellowCards ?? 0,
          redCards: lines[id]?.redCards ?? 0,
          twoMinPenalties: lines[id]?.twoMinPenalties ?? 0,
          isPresent: lines[id] !== undefined,
        }));
    // Single kicks replace their score.
    const { shootout: _, ...shown } = view;
    return {
      ...shown,
      // Absent, not null, where the match has no rule sheet.
      ...ruledMatchFields(state),
      epoch,
      state,
      matchRules,
      suspended,
      signingMethods: signing.methods,
      ...(officials.length > 0 && { officials }),
      homePlayers: side('home', homeTeamId),
      awayPlayers: side('away', awayTeamId),
      playerStats: statsOf(state),
      serverTime: new Date().toISOString(),
    };
  }

  forgetNames(): void {
    this.cache.clear();
  }

  /** @throws RefusalError `match.not-started` */
  stats(state: MatchState): PlayerStatsRow[] {
    if (state.firstHalfAt === null && state.result === null)
      throw RefusalError.of('match.not-started');
    return statsOf(state);
  }

  /** @throws RefusalError `match.not-found`, but not for a deleted match */
  async events(
    matchId: number,
    after = 0,
    limit: number = limits.eventPage.default,
  ): Promise<EventPage> {
    const stored = this.log.forReaders.readStream(matchId, { after, limit });
    const page = await this.pages.page(matchId, after, stored);
    if (page.version === 0) throw RefusalError.of('match.not-found');
    return { matchId, ...page };
  }

  private async view(state: MatchState, language: Language): Promise<MatchView> {
    const { teams, texts } = await this.cache.get(state.matchId, () => this.surroundings(state));
    const text = texts.find(
      (one) => one.kind === shownText[state.status] && one.language === language,
    );
    const isDecided = outcomeOf(state) !== null;
    return matchViewOfState(state, teams, isDecided ? null : (text?.text ?? null));
  }

  private async surroundings({
    matchId,
    homeTeamId,
    awayTeamId,
  }: MatchState): Promise<Surroundings> {
    const [teams, texts] = await Promise.all([
      this.teams.refs([homeTeamId, awayTeamId], this.taps),
      readMatchTexts(this.taps, matchId),
    ]);
    return { teams, texts };
  }
}

const statsOf = (state: MatchState): PlayerStatsRow[] =>
  playerStatsRows(state).map((row) => ({
    id: row.matchId * idsPerMatch + row.playerId,
    ...row,
    shots: 0,
    shotsOnTarget: 0,
    goalkeeperSaves: 0,
    corners: 0,
    isPresent: true,
  }));
