import { type BracketTie, kicksOf, type LeagueName, legScore } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AwardsService } from '../../office/awards/awards.service.js';
import { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { MatchReadsService } from '../../season/matches/match-reads.service.js';
import { LeagueTableService } from '../../season/statistics/league-table.service.js';
import { StageReadsService } from '../../season/statistics/stage-reads.service.js';
import { MatchPhotosService } from '../match-photos/match-photos.service.js';
import { PlayerPagesService } from '../player-pages/player-pages.service.js';
import { TeamPagesService } from '../team-pages/team-pages.service.js';
import type {
  SharedAwards,
  SharedBracket,
  SharedMatch,
  SharedPage,
  SharedPlayer,
  SharedTable,
  SharedTeam,
  SharedTie,
  ShareSubject,
} from './share-subject.js';

/** As many as visitors see. */
const shownRows = 5;

@Injectable()
export class ShareSubjectsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly matches: MatchReadsService,
    private readonly teams: TeamsService,
    private readonly teamPages: TeamPagesService,
    private readonly playerPages: PlayerPagesService,
    private readonly leagues: LeaguesService,
    private readonly tables: LeagueTableService,
    private readonly given: AwardsService,
    private readonly stages: StageReadsService,
    private readonly photos: MatchPhotosService,
    private readonly watching: WatchPermissionService,
    private readonly shared: SharedReadsService,
  ) {}

  /** Null when there is nothing public. */
  async of(page: SharedPage): Promise<ShareSubject | null> {
    switch (page.kind) {
      case 'match':
        return this.isHidden(page) ? null : this.found(page, () => this.match(page.id));
      case 'team':
        return this.found(page, () => this.team(page.id));
      case 'player':
        return this.found(page, () => this.player(page.id));
      case 'table':
        return this.found(page, () => this.table(page.id));
      case 'bracket':
        return this.found(page, () => this.bracket(page.id));
      case 'awards':
        return this.found(page, () => this.awards(page.id));
      case 'site':
        return { kind: 'site' };
    }
  }

  /** Strangers must not learn whether there is such a match. */
  isHidden({ kind }: SharedPage): boolean {
    return kind === 'match' && !this.watching.isEverybodys;
  }

  private async found(
    page: SharedPage,
    find: () => Promise<ShareSubject | null>,
  ): Promise<ShareSubject | null> {
    const { subject } = await this.shared.answer(
      `shared ${JSON.stringify(page)}`,
      async () => ({ subject: await find() }),
      page.kind === 'match' || page.kind === 'bracket' ? 'running' : 'static',
    );
    return subject;
  }

  private async match(id: number): Promise<SharedMatch | null> {
    const [match] = await this.matches.byIds([id]);
    if (match === undefined) return null;
    const { homeTeamName, awayTeamName, homeScore, awayScore } = match;
    const { status, outcome, awardedTo, matchDate, venue, round, leagueId } = match;
    const { shootout = null, afterExtraTime = false, playedScore } = match;
    const score =
      homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
    const names = { homeTeam: homeTeamName, awayTeam: awayTeamName };
    const [league, previousDates, photo] = await Promise.all([
      this.leagueName(leagueId),
      this.previousDates(id, matchDate),
      this.photos.of(id),
    ]);
    const result = { score, shootout, afterExtraTime, status, outcome, awardedTo, playedScore };
    return {
      kind: 'match',
      id,
      ...names,
      ...result,
      matchDate,
      venue,
      round,
      league,
      ...(previousDates.length > 0 ? { previousDates } : {}),
      ...(photo === null ? {} : { photo: photo.url }),
    };
  }

  /** Raw SQL: the read model has only the date of today. */
  private async previousDates(matchId: number, matchDate: string): Promise<string[]> {
    const rows = await this.db.query<{ at: string }[]>(
      `SELECT fact->>'matchDate' AS at FROM events
       WHERE stream = $1 AND type IN ('MatchScheduled', 'MatchRescheduled') ORDER BY version`,
      [matchId],
    );
    const dates = new Set(rows.map(({ at }) => new Date(at).toISOString()));
    dates.delete(matchDate);
    return [...dates];
  }

  private async team(id: number): Promise<SharedTeam | null> {
    const team = (await this.teams.refs([id])).get(id);
    if (team === undefined || team.name === '') return null;
    const [{ leagueId }, { last5Matches, stats }] = await Promise.all([
      this.teams.view(id),
      this.teamPages.details(id),
    ]);
    const { played, points, goalsFor: goals } = stats;
    const form = last5Matches.flatMap(({ letter }) => letter ?? []);
    const league = await this.leagueName(leagueId);
    const shared: SharedTeam = {
      kind: 'team',
      id,
      name: team.name,
      league,
      played,
      points,
      goals,
      form,
    };
    return this.watching.isEverybodys ? shared : { ...shared, goals: null, form: [] };
  }

  private async player(id: number): Promise<SharedPlayer | null> {
    try {
      const { player, career } = await this.playerPages.career(id);
      const { name, team } = player;
      const { matches, goals } = career;
      return { kind: 'player', id, name, team: team.name, matches, goals };
    } catch (error) {
      if (error instanceof RefusalError) return null;
      throw error;
    }
  }

  private async table(id: number | null): Promise<SharedTable | null> {
    const league = id === null ? await this.leagues.active() : await this.league(id);
    if (league === null) return null;
    const rows = await this.tables.of(league.id);
    return {
      kind: 'table',
      id,
      league: `${league.name} ${league.season}`,
      rows: rows
        .filter(({ unranked }) => unranked !== true)
        .slice(0, shownRows)
        .map(({ position, teamName: team, played, goalDifference: difference, points }) => ({
          position,
          team,
          played,
          points,
          difference: this.watching.isEverybodys ? difference : null,
        })),
    };
  }

  /** The last knock-out of a league; one without finals has none of its ties. */
  private async bracket(id: number): Promise<SharedBracket | null> {
    const league = await this.leagueName(id);
    if (league === null) return null;
    const { stages } = await this.stages.of(id);
    const finals = stages.findLast(({ rounds }) => rounds.length > 0);
    const rounds = (finals?.rounds ?? [])
      .filter(({ name }) => name !== 'TP')
      .map(({ name, ties }) => ({ round: name, ties: ties.map((tie) => this.tie(tie)) }));
    return { kind: 'bracket', id, league, name: finals?.stage.name ?? null, rounds };
  }

  private tie(tie: BracketTie): SharedTie {
    const { home, away, aggregate, winner } = tie;
    const [leg] = tie.legs;
    const first = leg === undefined ? null : legScore(tie, leg);
    const isHome = 'team' in home && home.team.id === winner?.id;
    return {
      home,
      away,
      score: this.watching.isEverybodys ? (aggregate ?? first) : null,
      kicks: this.watching.isEverybodys ? kicksOf(tie) : null,
      winner: winner === null ? null : isHome ? 'home' : 'away',
    };
  }

  private async awards(id: number): Promise<SharedAwards | null> {
    const league = await this.leagueName(id);
    if (league === null) return null;
    const given = await this.given.of(id);
    const awards = given.flatMap(({ kind: award, team, player, user }) => {
      const winner =
        player === undefined
          ? (user?.name ?? team?.name ?? null)
          : `${player.firstName} ${player.lastName}`.trim();
      // A referee whose name nobody wrote down has none on pictures.
      return winner === null ? [] : [{ award, winner, team: team?.name ?? null }];
    });
    return { kind: 'awards', id, league, awards };
  }

  private async leagueName(id: number | null): Promise<string | null> {
    const league = id === null ? null : await this.league(id);
    return league === null ? null : `${league.name} ${league.season}`;
  }

  private async league(id: number): Promise<LeagueName | null> {
    const [league = null] = await this.leagues.namesOf([id]);
    return league;
  }
}
