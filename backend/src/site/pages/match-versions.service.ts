import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SingleFlight } from '../../platform/async/single-flight.js';

export interface MatchVersion {
  /** Changes with every event of the match and every vote of its fans. */
  tag: string;
  isRunning: boolean;
  /** Votes, which change no version of the database, may be cast. */
  isCompleted: boolean;
  version: number;
}

interface Row {
  id: number;
  version: number;
  isRunning: boolean;
  isCompleted: boolean;
  votes: string;
}

/** Under a constant load they take at most a fifth of the time. */
const restMs = (tookMs: number): number => 4 * tookMs;

const statement = `
  SELECT id, version, status = 'in_progress' AS "isRunning",
         status = 'completed' AS "isCompleted",
         (SELECT concat(count(*), ' ', max(updated_at)) FROM mvp_votes v WHERE v.match_id = m.id) AS votes
  FROM matches m WHERE id = ANY ($1)`;

/** From the database, because nobody on this node may be watching a match that is scored on another one. */
@Injectable()
export class MatchVersionsService {
  private queued = new Set<number>();
  private readonly flight = new SingleFlight(() => this.read(), restMs);

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Null for a match that does not exist. */
  async of(matchId: number): Promise<MatchVersion | null> {
    this.queued.add(matchId);
    return (await this.flight.get()).get(matchId) ?? null;
  }

  private async read(): Promise<Map<number, MatchVersion>> {
    const ids = [...this.queued];
    this.queued = new Set();
    const rows = await this.db.query<Row[]>(statement, [ids]);
    return new Map(
      rows.map(({ id, votes, ...match }) => [id, { ...match, tag: `${match.version} ${votes}` }]),
    );
  }
}
