import { type MatchEventType, matchEventTypes, rowOf } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { type AuditPlace, newestFirst, type PlacedEntry } from './audit-place.js';
import {
  actorJson,
  inSql,
  instant,
  isBefore,
  joinText,
  microseconds,
  pageOf,
  undoneCommand,
} from './audit-sql.js';

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
  text: string | null;
}

/** An index knows these types. */
const administrativeTypes = matchEventTypes.filter((type) => rowOf(type).audit !== null);
/** Only the index that leaves out what nobody did knows exactly these. */
const auditedTypes = [...administrativeTypes, 'ActionVoided'] as const;
/** Any other undo is part of running a match. */
const undoneAsAdministrator = administrativeTypes.filter((type) => rowOf(type).undo !== 'never');

@Injectable()
export class AdministrativeCommandsService {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async read(before: AuditPlace | null, limit: number): Promise<PlacedEntry[]> {
    const commands = await this.commands(before, limit);
    // Older undos do not belong on this page.
    const since = commands.length < limit ? null : (commands.at(-1)?.at ?? null);
    const undos = await this.undos(before, since, limit);
    return [...commands, ...undos].map(entryOf).sort(newestFirst).slice(0, limit);
  }

  // Raw SQL because it reads the log. All events of a command were recorded at one moment, by which an index
  // knows them: as many are read as the page shows.
  private commands(before: AuditPlace | null, limit: number): Promise<AdministrativeCommand[]> {
    return this.db.query(
      pageOf(
        `SELECT 'm' || min(e.position) AS id, e.type, NULL AS undone,
                ${microseconds('e.recorded_at')} AS at, ${actorJson} AS actor,
                min(e.stream) AS "matchId", count(*)::integer AS events,
                (array_agg(e.data ORDER BY e.position))[1] AS data,
                min((e.metadata ->> 'ofLeague')::integer) AS "ofLeague", min(t.text) AS text, e.recorded_at
         FROM events e JOIN users u ON u.id = (e.metadata #>> '{actor,id}')::integer
         ${joinText('e')}
         WHERE e.type IN (${inSql(auditedTypes)}) AND e.type <> 'ActionVoided' AND ${isBefore('e')}
           AND ${isNoPartOfDecision('e')}
         GROUP BY e.recorded_at, e.command_id, e.type, u.id`,
      ),
      [before?.at ?? null, before?.id ?? null, limit],
    );
  }

  private undos(
    before: AuditPlace | null,
    since: string | null,
    limit: number,
  ): Promise<AdministrativeCommand[]> {
    return this.db.query(
      pageOf(
        `SELECT 'm' || v.position AS id, v.type, e.type AS undone,
                ${microseconds('v.recorded_at')} AS at, ${actorJson} AS actor,
                v.stream AS "matchId", 1 AS events, e.data, NULL::integer AS "ofLeague", t.text, v.recorded_at
         FROM events v
         JOIN events e ON (e.command_id, e.command_seq) = (${undoneCommand('v', 'actionId')})
          AND e.stream = v.stream AND e.version < v.version
         JOIN users u ON u.id = (v.metadata #>> '{actor,id}')::integer
         ${joinText('v')}
         WHERE v.type = 'ActionVoided' AND e.type IN (${inSql(undoneAsAdministrator)})
           AND ${isBefore('v')} AND v.recorded_at >= coalesce(${instant('$4')}, '-infinity')
           AND ${isNoPartOfDecision('v')}`,
      ),
      [before?.at ?? null, before?.id ?? null, limit, since],
    );
  }
}

/** A league's decision about several matches at once is one entry, the league's. */
const isNoPartOfDecision = (event: string): string =>
  `NOT EXISTS (SELECT FROM events d WHERE d.command_id = ${event}.command_id AND d.stream < 0)`;

/** A whole schedule is one command, and so one entry. */
function entryOf(command: AdministrativeCommand): PlacedEntry {
  const { id, at, actor, type, undone, matchId, events, data, text } = command;
  const entry = {
    id,
    at,
    actor,
    subject: { type: 'match', id: matchId, name: null },
    ...(text !== null && { text }),
  };
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
