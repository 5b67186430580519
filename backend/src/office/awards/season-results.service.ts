import {
  type CountedPlayer,
  derivedAwards,
  type LeagueAward,
  type PlayerRef,
  type Podium,
  podiumOf,
  podiumOfTable,
  type TeamRef,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
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
  ) {}

  async awards(leagueId: number): Promise<LeagueAward[]> {
    const podium = await this.podium(leagueId);
    if (podium === null) return [];
    const [scorers, mvps, fairPlay, referees] = await Promise.all([
      this.lists.scorers(leagueId),
      this.lists.mvp(leagueId),
      this.discipline.fairPlay(leagueId),
      this.ratings.means(leagueId),
    ]);
    const names = await this.names([...scorers, ...mvps].map(({ player }) => player.id));
    const counted = (id: number, value: number): CountedPlayer[] => {
      const known = names.get(id);
      return known === undefined ? [] : [{ ...known, value }];
    };
    return derivedAwards({
      podium,
      scorers: scorers.flatMap(({ player, goals }) => counted(player.id, goals)),
      mvps: mvps.flatMap(({ player, mvpCount }) => counted(player.id, mvpCount)),
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
    // Raw SQL: read models have no entities.
    const [season] = await this.db.query<{ played: boolean }[]>(
      `SELECT coalesce(bool_or(status = 'completed'), false)
              AND NOT coalesce(bool_or(status IN ('scheduled', 'in_progress')), false) AS played
       FROM matches WHERE league_id = $1`,
      [leagueId],
    );
    return season?.played === true;
  }

  private async names(playerIds: readonly number[]): Promise<Map<number, Named>> {
    const rows = await this.db.query<Named[]>(
      `SELECT json_build_object('id', p.id, 'firstName', p.first_name, 'lastName', p.last_name,
                'jerseyNumber', p.jersey_number, 'teamId', p.team_id) AS player,
              json_build_object('id', t.id, 'name', t.name) AS team
       FROM players p JOIN teams t ON t.id = p.team_id
       WHERE p.id = ANY ($1)`,
      [playerIds],
    );
    return new Map(rows.map((row) => [row.player.id, row]));
  }
}
