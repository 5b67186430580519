import { type LeagueEventType, leagueEventRows, leagueEventTypes } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { AuditPlace, PlacedEntry } from './audit-place.js';
import {
  actorJson,
  inSql,
  isBefore,
  joinText,
  microseconds,
  pageOf,
  undoneCommand,
} from './audit-sql.js';

interface AuditedDecision extends AuditPlace {
  type: LeagueEventType;
  /** Null but for an undo. */
  undone: LeagueEventType | null;
  actor: { id: number; username: string };
  leagueId: number;
  /** For an undo, of what was undone. */
  data: Record<string, unknown>;
  text: string | null;
}

const auditedTypes = leagueEventTypes.filter(
  (type) => type === 'DecisionVoided' || leagueEventRows[type].audit !== null,
);

/** Decisions of leagues beside their matches. */
@Injectable()
export class AuditedDecisionsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async read(before: AuditPlace | null, limit: number): Promise<PlacedEntry[]> {
    const decisions = await this.db.query<AuditedDecision[]>(
      pageOf(
        `SELECT 'm' || e.position AS id, e.type, undone.type AS undone,
                ${microseconds('e.recorded_at')} AS at, ${actorJson} AS actor,
                -e.stream AS "leagueId", coalesce(undone.data, e.data) AS data, t.text, e.recorded_at
         FROM events e JOIN users u ON u.id = (e.metadata #>> '{actor,id}')::integer
         LEFT JOIN events undone ON e.type = 'DecisionVoided' AND undone.stream = e.stream
          AND (undone.command_id, undone.command_seq) = (${undoneCommand('e', 'decisionId')})
         ${joinText('e')}
         WHERE e.stream < 0 AND e.type IN (${inSql(auditedTypes)}) AND ${isBefore('e')}`,
      ),
      [before?.at ?? null, before?.id ?? null, limit],
    );
    return decisions.map(entryOf);
  }
}

function entryOf(decision: AuditedDecision): PlacedEntry {
  const { id, at, actor, type, undone, leagueId, data, text } = decision;
  const name = leagueEventRows[undone ?? type].audit ?? undone ?? type;
  return {
    id,
    at,
    actor,
    subject: { type: 'league', id: leagueId, name: null },
    action: undone === null ? `league.${name}` : `league.undo-${name}`,
    before: undone === null ? null : shownData(data),
    after: undone === null ? shownData(data) : null,
    ...(text !== null && { text }),
  };
}

/** Rules of a season are many and have a page of their own; `mode` is how a match is replayed. */
const shownData = ({ rules: _, mode, ...data }: AuditedDecision['data']) =>
  mode === undefined ? data : { ...data, withdrawal: mode };
