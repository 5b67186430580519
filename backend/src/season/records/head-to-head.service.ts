import { type HeadToHead, headToHead } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { TeamsService } from '../../registry/teams/teams.service.js';
import {
  hasResult,
  type PlayedRow,
  playedMatch,
  playedTables,
  selectedPlayed,
} from './played-matches.js';

type Row = PlayedRow & { homeTeamId: number; awardedTo: string | null };

@Injectable()
export class HeadToHeadService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly teams: TeamsService,
    private readonly shared: SharedReadsService,
  ) {}

  /**
   * @param beforeMatch leaves out this match of the two teams, and all after it
   * @throws RefusalError `team.not-found`, also for a company against itself; `match.not-found`
   */
  of(id: number, otherId: number, beforeMatch?: number): Promise<HeadToHead> {
    return this.shared.answer(`head-to-head ${id} ${otherId} ${beforeMatch}`, () =>
      this.read(id, otherId, beforeMatch ?? null),
    );
  }

  private async read(id: number, otherId: number, before: number | null): Promise<HeadToHead> {
    const [own, other] = await Promise.all([this.teams.view(id), this.teams.view(otherId)]);
    if (own.userId === other.userId) throw RefusalError.of('team.not-found');
    const [ownIds, otherIds] = await Promise.all([
      this.teams.idsOfOwner(own.userId),
      this.teams.idsOfOwner(other.userId),
    ]);
    if (before !== null) await this.mustBeMatchOf(before, [id, otherId]);
    const rows = await this.db.query<Row[]>(
      `SELECT ${selectedPlayed}, m.home_team_id AS "homeTeamId", m.awarded_to AS "awardedTo"
       FROM ${playedTables}
       WHERE ${hasResult}
         AND (m.home_team_id = ANY ($1) AND m.away_team_id = ANY ($2)
           OR m.home_team_id = ANY ($2) AND m.away_team_id = ANY ($1))
         AND ($3::integer IS NULL
           OR (m.match_date, m.id) < (SELECT match_date, id FROM matches WHERE id = $3))`,
      [ownIds, otherIds, before],
    );
    const meetings = rows.map((row) => ({
      match: playedMatch(row),
      isHome: ownIds.includes(row.homeTeamId),
      bothLost: row.awardedTo === 'none',
    }));
    return {
      own: { id: own.id, name: own.name },
      other: { id: other.id, name: other.name },
      ...headToHead(meetings),
    };
  }

  private async mustBeMatchOf(matchId: number, teamIds: number[]): Promise<void> {
    const found = await this.db.query<unknown[]>(
      'SELECT FROM matches WHERE id = $1 AND home_team_id = ANY ($2) AND away_team_id = ANY ($2)',
      [matchId, teamIds],
    );
    if (found.length === 0) throw RefusalError.of('match.not-found');
  }
}
