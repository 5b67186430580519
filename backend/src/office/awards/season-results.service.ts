import {
  type CountedPlayer,
  derivedAwards,
  type GoalkeeperTotals,
  type LeagueAward,
  type PlayerRef,
  type Podium,
  podiumOf,
  podiumOfTable,
  type RatedReferee,
  savedShares,
  type TeamRef,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { writtenNames } from '../../live/officials/index.js';
import { PlayersService } from '../../registry/players/players.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import { DisciplineService } from '../../season/discipline/discipline.service.js';
import { LeagueTableService } from '../../season/statistics/league-table.service.js';
import { StageReadsService } from '../../season/statistics/stage-reads.service.js';
import { TopListsService } from '../../season/statistics/top-lists.service.js';
import { RefereeRatingsService } from '../referees/referee-ratings.service.js';

interface Named {
  player: PlayerRef;
  team: TeamRef;
}

/** What the log of a season says about its awards, once the season is over. */
@Injectable()
export class SeasonResultsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly stages: StageReadsService,
    private readonly tables: LeagueTableService,
    private readonly lists: TopListsService,
    private readonly discipline: DisciplineService,
    private readonly ratings: RefereeRatingsService,
    private readonly players: PlayersService,
    private readonly teams: TeamsService,
  ) {}

  async awards(leagueId: number): Promise<LeagueAward[]> {
    const podium = await this.podium(leagueId);
    if (podium === null) return [];
    const [scorers, mvps, goalkeepers, fairPlay, referees] = await Promise.all([
      this.lists.scorers(leagueId),
      this.lists.mvp(leagueId),
      this.goalkeepers(leagueId),
      this.discipline.fairPlay(leagueId),
      this.referees(leagueId),
    ]);
    const names = await this.names([
      ...[...scorers, ...mvps].map(({ player }) => player.id),
      ...goalkeepers.map(({ playerId }) => playerId),
    ]);
    const counted = (id: number, value: number): CountedPlayer[] => {
      const known = names.get(id);
      return known === undefined ? [] : [{ ...known, value }];
    };
    return derivedAwards({
      podium,
      scorers: scorers.flatMap(({ player, goals }) => counted(player.id, goals)),
      mvps: mvps.flatMap(({ player, mvpCount }) => counted(player.id, mvpCount)),
      goalkeepers: goalkeepers.flatMap(({ playerId, value }) => counted(playerId, value)),
      fairPlay,
      referees,
    });
  }

  /** By the last knock-out, else by the table once its last match is over; null before. */
  private async podium(leagueId: number): Promise<Podium | null> {
    const { stages } = await this.stages.of(leagueId);
    const finals = stages.findLast(({ stage }) => stage.kind === 'knock-out');
    if (finals !== undefined) return podiumOf(finals.rounds, finals.stage.thirdPlace ?? false);
    if (stages.length > 0 || !(await this.isPlayed(leagueId))) return null;
    return podiumOfTable(await this.tables.of(leagueId));
  }

  private async isPlayed(leagueId: number): Promise<boolean> {
    const [season] = await this.db.query<{ played: boolean }[]>(
      `SELECT coalesce(bool_or(status = 'completed'), false)
              AND NOT coalesce(bool_or(status IN ('scheduled', 'in_progress')
                                       OR outcome = 'abandoned'), false) AS played
       FROM matches WHERE league_id = $1`,
      [leagueId],
    );
    return season?.played === true;
  }

  /** Over league and finals; matches that were decided, or had two goalkeepers in one team, count for nobody. */
  private async goalkeepers(leagueId: number): Promise<{ playerId: number; value: number }[]> {
    const totals = await this.db.query<GoalkeeperTotals[]>(
      `SELECT s.player_id AS "playerId", sum(s.goalkeeper_saves)::integer AS saves,
              sum(CASE WHEN p.team_id = m.home_team_id THEN m.away_score
                       ELSE m.home_score END)::integer AS "goalsAgainst"
       FROM matches m
       JOIN player_stats s ON s.match_id = m.id AND s.goalkeeper_saves > 0
       JOIN players p ON p.id = s.player_id
       WHERE m.league_id = $1 AND m.status = 'completed' AND m.outcome IS NULL
         AND NOT EXISTS (
           SELECT FROM player_stats o JOIN players op ON op.id = o.player_id
           WHERE o.match_id = m.id AND o.goalkeeper_saves > 0
             AND op.id <> p.id AND op.team_id = p.team_id)
       GROUP BY s.player_id`,
      [leagueId],
    );
    return savedShares(totals);
  }

  private async referees(leagueId: number): Promise<RatedReferee[]> {
    const means = await this.ratings.means(leagueId);
    const names = await writtenNames(
      this.db.manager,
      means.map(({ userId }) => userId),
    );
    return means.map((one) => ({ ...one, name: names.get(one.userId) ?? null }));
  }

  private async names(playerIds: readonly number[]): Promise<Map<number, Named>> {
    const players = await this.players.shown([], playerIds);
    const teams = await this.teams.refs(players.map(({ teamId }) => teamId));
    return new Map(
      players.flatMap((player) => {
        const team = teams.get(player.teamId);
        return team === undefined ? [] : [[player.id, { player, team }]];
      }),
    );
  }
}
