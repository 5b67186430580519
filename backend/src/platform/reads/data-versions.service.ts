import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { SingleFlight } from '../async/single-flight.js';
import { poolOf } from '../db/pool.js';

export interface DataVersions {
  reading: number;
  /** Changes with everything that visitors see, except in running matches. */
  staticData: string;
  running: string;
}

// Triggers write a new number with each change (table change_marks); a rebuild gives `matches` another id.
// Only the fact that a match runs is static; its events are in `running`.
const statement = `
  SELECT concat('matches'::regclass::oid, ':', md5(
           (SELECT string_agg(mark::text, ',' ORDER BY slot) FROM change_marks))) AS "staticData",
         (SELECT concat(count(*), ':', sum(hashtextextended(concat_ws(':', id, version), 0)))
          FROM matches WHERE status = 'in_progress') AS running`;

/** Every read waits for the data versions, which cost little however much data there is. A slow database gets time. */
const restMs = (tookMs: number): number => Math.max(2, tookMs);

@Injectable()
export class DataVersionsService {
  private readonly reads = new SingleFlight(() => this.read(), restMs);
  private reading = 0;

  constructor(@InjectDataSource() private readonly db: DataSource) {}

  now(): Promise<DataVersions> {
    return this.reads.get();
  }

  private async read(): Promise<DataVersions> {
    const {
      rows: [row],
    } = await poolOf(this.db).query<{ staticData: string; running: string }>({
      name: 'change_marks',
      text: statement,
    });
    if (row === undefined) throw new Error('The database returned no data versions');
    this.reading += 1;
    return { reading: this.reading, ...row };
  }
}
