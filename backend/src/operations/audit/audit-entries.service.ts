import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { AuditPlace, PlacedEntry } from './audit-place.js';

/** Entries of the audit log; changes of matches are in their own log. */
@Injectable()
export class AuditEntriesService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  read(before: AuditPlace | null, limit: number): Promise<PlacedEntry[]> {
    return this.db.query<PlacedEntry[]>(
      // By the indexed column; the id orders entries of the same moment.
      `SELECT 'a' || id AS id, (extract(epoch FROM at) * 1000000)::bigint AS at,
              json_build_object('id', actor_id, 'username', actor_username) AS actor, action,
              json_build_object('type', subject_type, 'id', subject_id, 'name', subject_name) AS subject, before, after
       FROM audit_entries log
       WHERE $1::bigint IS NULL
          OR (log.at, ('a' || log.id) COLLATE "C") < (timestamptz 'epoch' + $1 * interval '1 microsecond', $2)
       ORDER BY log.at DESC, ('a' || log.id) COLLATE "C" DESC LIMIT $3`,
      [before?.at ?? null, before?.id ?? null, limit],
    );
  }
}
