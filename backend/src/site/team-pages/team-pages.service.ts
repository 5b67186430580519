import {
  formLength,
  formLetter,
  type MatchView,
  type MyTeamStatistics,
  type TeamDetails,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SponsorshipsService } from '../../people/users/sponsorships.service.js';
import type { Language } from '../../platform/api/language.js';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { PlayerViewsService } from '../../registry/players/player-views.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { MatchReadsService } from '../../season/matches/match-reads.service.js';
import { LeagueTableService } from '../../season/statistics/league-table.service.js';

type LetteredMatch = TeamDetails['last5Matches'][number];

/** Raw SQL for sums over the read models. */
@Injectable()
export class TeamPagesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly teams: TeamsService,
    private readonly leagues: LeaguesService,
    private readonly players: PlayerViewsService,
    private readonly matches: MatchReadsService,
    private readonly tables: LeagueTableService,
    private readonly sponsorships: SponsorshipsService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `team.not-found` */
  details(id: number, language: Language = 'hr'): Promise<TeamDetails> {
    return this.shared.answer(`team ${id} ${language}`, () => this.readDetails(id, language));
  }

  private async readDetails(id: number, language: Language): Promise<TeamDetails> {
    const { name, user, userId, leagueId } = await this.teams.view(id);
    const [logoUrl, players, last, nextMatch, stats, own] = await Promise.all([
      this.sponsorships.logoOf(userId),
      this.players.approvedOf(id),
      this.matches.lastOf(id, formLength, language),
      this.matches.nextOf(id, language),
      this.stats(id, leagueId),
      this.teams.ofOwner(userId),
    ]);
    const last5Matches = last.map((match) => lettered(match, id));
    const leagues = await this.leagues.namesOf(
      [leagueId, ...own.map((team) => team.leagueId)].filter((one) => one !== null),
    );
    const league = leagues.find((one) => one.id === leagueId) ?? null;
    // The leagues are sorted, newest season first.
    const seasons = leagues
      .filter((other) => other.id !== leagueId)
      .flatMap((other) =>
        own
          .filter((team) => team.leagueId === other.id)
          .map((team) => ({ teamId: team.id, league: other })),
      );
    return { id, name, user, league, seasons, logoUrl, players, nextMatch, last5Matches, stats };
  }

  /**
   * Sums of a company's teams, rejected players not counted.
   * @param only one of them; all when left out
   * @throws RefusalError `team.not-found` for a team that is not the company's
   */
  async ofOwner(userId: number, only?: number): Promise<MyTeamStatistics> {
    const all = await this.teams.idsOfOwner(userId);
    const own = all.filter((id) => only === undefined || id === only);
    if (only !== undefined && own.length === 0) throw RefusalError.of('team.not-found');
    const [row] = await this.db.query<MyTeamStatistics[]>(
      `WITH played AS (
         SELECT s.played, s.goals_for
         FROM teams t JOIN standings s ON s.team_id = t.id AND s.league_id = t.league_id
         WHERE t.id = ANY ($1)
       )
       SELECT (SELECT count(*)::integer FROM players
               WHERE team_id = ANY ($1) AND status <> 'rejected' AND withdrawn_at IS NULL) AS "totalPlayers",
              (SELECT coalesce(sum(goals_for), 0)::integer FROM played) AS "totalGoals",
              (SELECT coalesce(sum(s.assists), 0)::integer
               FROM player_stats s
               JOIN players p ON p.id = s.player_id
               JOIN teams t ON t.id = p.team_id
               JOIN matches m ON m.id = s.match_id AND m.league_id = t.league_id
               WHERE t.id = ANY ($1) AND m.status = 'completed' AND m.outcome IS NULL) AS "totalAssists",
              (SELECT coalesce(sum(played), 0)::integer FROM played) AS "totalMatches"`,
      [own],
    );
    return row ?? { totalPlayers: 0, totalGoals: 0, totalAssists: 0, totalMatches: 0 };
  }

  /** The team's row of the table, with points that the league gave or took. */
  private async stats(teamId: number, leagueId: number | null): Promise<TeamDetails['stats']> {
    const rows = leagueId === null ? [] : await this.tables.of(leagueId);
    const row = rows.find((one) => one.teamId === teamId);
    if (row === undefined)
      return { played: 0, points: 0, goalsFor: 0, wins: 0, draws: 0, losses: 0 };
    const { played, points, goalsFor, won: wins, drawn: draws, lost: losses } = row;
    const stats = { played, points, goalsFor, wins, draws, losses };
    return row.unranked === true ? { ...stats, unranked: true } : stats;
  }
}

function lettered(match: MatchView, teamId: number): LetteredMatch {
  const { homeTeamId, homeScore, awayScore } = match;
  if (homeScore === null || awayScore === null) return { ...match, letter: null };
  if (match.awardedTo === 'none') return { ...match, letter: 'L' };
  const letter =
    homeTeamId === teamId ? formLetter(homeScore, awayScore) : formLetter(awayScore, homeScore);
  return { ...match, letter };
}
