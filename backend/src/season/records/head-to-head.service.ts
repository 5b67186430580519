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

/** Raw SQL: read models have no entities. */
@Injectable()
export class HeadToHeadService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly teams: TeamsService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `team.not-found`, also for a company against itself */
  of(id: number, otherId: number): Promise<HeadToHead> {
    return this.shared.answer(`head-to-head ${id} ${otherId}`, () => this.read(id, otherId));
  }

  private async read(id: number, otherId: number): Promise<HeadToHead> {
    const [own, other] = await Promise.all([this.teams.view(id), this.teams.view(otherId)]);
    if (own.userId === other.userId) throw RefusalError.of('team.not-found');
    const [ownIds, otherIds] = await Promise.all([
      this.teams.idsOfOwner(own.userId),
      this.teams.idsOfOwner(other.userId),
    ]);
    const rows = await this.db.query<Row[]>(
      `SELECT ${selectedPlayed}, m.home_team_id AS "homeTeamId", m.awarded_to AS "awardedTo"
       FROM ${playedTables}
       WHERE ${hasResult}
         AND (m.home_team_id = ANY ($1) AND m.away_team_id = ANY ($2)
           OR m.home_team_id = ANY ($2) AND m.away_team_id = ANY ($1))`,
      [ownIds, otherIds],
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
}
