import {
  type LeagueName,
  type LeagueRecords,
  mergedRecords,
  type PlayerMatchRecord,
  type RecordMatch,
  type RecordSet,
  seasonRecords,
  type TeamRef,
} from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LeaguesService } from '../../registry/leagues/leagues.service.js';
import { PlayersService } from '../../registry/players/players.service.js';
import {
  hasResult,
  type PlayedRow,
  playedMatch,
  playedTables,
  selectedPlayed,
} from './played-matches.js';

type LeagueRow = PlayedRow & { league: LeagueName };
type MatchRow = LeagueRow & { awardedTo: string | null };
type GoalsRow = LeagueRow & { playerId: number; team: TeamRef; goals: number };

@Injectable()
export class LeagueRecordsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly leagues: LeaguesService,
    private readonly players: PlayersService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `league.not-found` */
  of(leagueId: number): Promise<LeagueRecords> {
    const read = async () => {
      await this.leagues.get(leagueId);
      const [season, allTime] = await Promise.all([
        this.season(leagueId),
        this.shared.answer('records', () => this.allTime(), 'timeless'),
      ]);
      return { season, allTime };
    };
    return this.shared.answer(`records ${leagueId}`, read, 'timeless');
  }

  /** Season by season, so that no statement reads the matches of all. */
  private async allTime(): Promise<RecordSet> {
    const leagues = await this.db.query<{ id: number }[]>('SELECT id FROM leagues ORDER BY id');
    const sets: RecordSet[] = [];
    for (const { id } of leagues) sets.push(await this.season(id));
    return mergedRecords(sets);
  }

  private async season(leagueId: number): Promise<RecordSet> {
    return seasonRecords(await this.matches(leagueId), await this.bestScorers(leagueId));
  }

  private async matches(leagueId: number): Promise<RecordMatch[]> {
    const rows = await this.db.query<MatchRow[]>(
      `SELECT ${selectedPlayed}, m.awarded_to AS "awardedTo"
       FROM ${playedTables}
       WHERE ${hasResult} AND m.league_id = $1`,
      [leagueId],
    );
    return rows.map((row) => ({ match: inLeague(row), bothLost: row.awardedTo === 'none' }));
  }

  /** Nobody scored the goals of an award. */
  private async bestScorers(leagueId: number): Promise<PlayerMatchRecord[]> {
    const rows = await this.db.query<GoalsRow[]>(
      `SELECT ${selectedPlayed}, s.player_id AS "playerId", s.goals,
              json_build_object('id', t.id, 'name', t.name) AS team
       FROM ${playedTables}
       JOIN player_stats s ON s.match_id = m.id AND s.goals > 0
       JOIN players p ON p.id = s.player_id
       JOIN teams t ON t.id = p.team_id
       WHERE ${hasResult} AND m.league_id = $1 AND m.outcome IS NULL
       ORDER BY s.goals DESC FETCH FIRST 1 ROW WITH TIES`,
      [leagueId],
    );
    const named = await this.players.named(rows.map(({ playerId }) => playerId));
    return rows.flatMap(({ playerId, team, goals, ...row }) => {
      const player = named.get(playerId);
      return player === undefined ? [] : [{ player, team, goals, match: inLeague(row) }];
    });
  }
}

const inLeague = (row: LeagueRow): RecordMatch['match'] => ({
  ...playedMatch(row),
  league: row.league,
});
