import { type MatchEventType, matchEventTypes, rowOf } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { AuditPlace, PlacedEntry } from './audit-place.js';

interface AdministrativeCommand extends AuditPlace {
  type: MatchEventType;
  /** Null but for an undo. */
  undone: MatchEventType | null;
  actor: { id: number; username: string };
  matchId: number;
  events: number;
  /** For an undo, of what was undone. */
  data: Record<string, unknown>;
  /** Null but for a command over a whole league. */
  ofLeague: number | null;
}

/** An index knows these types. */
const administrativeTypes = matchEventTypes.filter((type) => rowOf(type).audit !== null);
/** Any other undo is part of running a match. */
const undoneAsAdministrator = administrativeTypes.filter((type) => rowOf(type).undo !== 'never');

const inSql = (types: readonly MatchEventType[]): string =>
  types.map((type) => `'${type}'`).join(', ');

@Injectable()
export class AdministrativeCommandsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async read(before: AuditPlace | null, limit: number): Promise<PlacedEntry[]> {
    // Raw SQL because it reads the log.
    const commands = await this.db.query<AdministrativeCommand[]>(
      `SELECT * FROM (
         SELECT 'm' || min(e.position) AS id, e.type, NULL AS undone,
                (extract(epoch FROM min(e.recorded_at)) * 1000000)::bigint AS at,
                json_build_object('id', u.id, 'username', u.username) AS actor,
                min(e.stream) AS "matchId", count(*)::integer AS events,
                (array_agg(e.data ORDER BY e.position))[1] AS data,
                min((e.metadata ->> 'ofLeague')::integer) AS "ofLeague"
         FROM events e JOIN users u ON u.id = (e.metadata #>> '{actor,id}')::integer
         WHERE e.type IN (${inSql(administrativeTypes)})
         GROUP BY e.command_id, e.type, u.id
         UNION ALL
         SELECT 'm' || v.position, v.type, e.type,
                (extract(epoch FROM v.recorded_at) * 1000000)::bigint,
                json_build_object('id', u.id, 'username', u.username),
                v.stream, 1, e.data, NULL
         FROM events e
         JOIN events v ON v.stream = e.stream AND v.version > e.version AND v.type = 'ActionVoided'
          AND v.data ->> 'actionId' = e.command_id || '.' || e.command_seq
         JOIN users u ON u.id = (v.metadata #>> '{actor,id}')::integer
         WHERE e.type IN (${inSql(undoneAsAdministrator)})
       ) c
       WHERE $1::bigint IS NULL OR (c.at, c.id COLLATE "C") < ($1, $2)
       ORDER BY c.at DESC, c.id COLLATE "C" DESC LIMIT $3`,
      [before?.at ?? null, before?.id ?? null, limit],
    );
    return commands.map(entryOf);
  }
}

/** A whole schedule is one command, and so one entry. */
function entryOf(command: AdministrativeCommand): PlacedEntry {
  const { id, at, actor, type, undone, matchId, events, data } = command;
  const entry = { id, at, actor, subject: { type: 'match', id: matchId, name: null } };
  if (undone !== null)
    return {
      ...entry,
      action: `match.undo-${rowOf(undone).audit ?? undone}`,
      before: data,
      after: null,
    };
  const leagueId = command.ofLeague ?? (type === 'MatchScheduled' ? data.leagueId : null);
  return {
    ...entry,
    action: `match.${rowOf(type).audit ?? type}`,
    before: null,
    after:
      events === 1 && command.ofLeague === null
        ? data
        : { matches: events, ...(leagueId === null ? {} : { leagueId }) },
  };
}
