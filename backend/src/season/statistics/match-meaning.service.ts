import { type MatchMeaning, matchMeaning } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { SharedReadsService } from '../../platform/reads/shared-reads.service.js';
import { LiveTableService } from './live-table.service.js';

/** What a match means for the places of its teams (docs/product.md#what-a-match-means). */
@Injectable()
export class MatchMeaningService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly tables: LiveTableService,
    private readonly shared: SharedReadsService,
  ) {}

  /** @throws RefusalError `match.not-found` */
  of(matchId: number): Promise<MatchMeaning> {
    return this.shared.answer(`meaning of ${matchId}`, () => this.read(matchId), 'running');
  }

  private async read(matchId: number): Promise<MatchMeaning> {
    const [match] = await this.db.query<{ leagueId: number | null }[]>(
      'SELECT league_id AS "leagueId" FROM matches WHERE id = $1',
      [matchId],
    );
    if (match === undefined) throw RefusalError.of('match.not-found');
    if (match.leagueId === null) return { cut: null, outcomes: [] };
    return matchMeaning(await this.tables.outlook(match.leagueId), matchId);
  }
}
