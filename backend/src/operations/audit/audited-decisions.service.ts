import {
  changedSeasonRules,
  type LeagueEventType,
  leagueEventRows,
  leagueEventTypes,
  type SeasonRules,
  usualSeasonRules,
} from '@kolo/domain';
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
  /** For new season rules, those in force until then; null where there were none. */
  replaced: RulesVersion | null;
  text: string | null;
}

interface RulesVersion {
  rules: SeasonRules;
  version: number;
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
                -e.stream AS "leagueId", coalesce(undone.data, e.data) AS data, ${replacedRules} AS replaced, t.text, e.recorded_at
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

/** No undo ends season rules, so the latest before are those in force. */
const replacedRules = `CASE WHEN e.type = 'SeasonRulesSet' THEN (
  SELECT old.data FROM events old
  WHERE old.stream = e.stream AND old.version < e.version AND old.type = 'SeasonRulesSet'
  ORDER BY old.version DESC LIMIT 1) END`;

function entryOf(decision: AuditedDecision): PlacedEntry {
  const { id, at, actor, type, undone, leagueId, text } = decision;
  const name = leagueEventRows[undone ?? type].audit ?? undone ?? type;
  return {
    id,
    at,
    actor,
    subject: { type: 'league', id: leagueId, name: null },
    action: undone === null ? `league.${name}` : `league.undo-${name}`,
    ...sidesOf(decision),
    ...(text !== null && { text }),
  };
}

function sidesOf({
  undone,
  data,
  replaced,
}: AuditedDecision): Pick<PlacedEntry, 'before' | 'after'> {
  if (isOfRules(data)) return changeOf(replaced ?? usual, data);
  const shown = shownData(data);
  return undone === null ? { before: null, after: shown } : { before: shown, after: null };
}

const usual: RulesVersion = { rules: usualSeasonRules, version: 0 };

const isOfRules = (data: object): data is RulesVersion => 'rules' in data;

function changeOf(
  before: RulesVersion,
  after: RulesVersion,
): Pick<PlacedEntry, 'before' | 'after'> {
  const changed = changedSeasonRules(before.rules, after.rules);
  return {
    before: { version: before.version, ...named(changed.before) },
    after: { version: after.version, ...named(changed.after) },
  };
}

/** A withdrawal has a field of the same name as a rule. */
const named = (rules: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(rules).map(([path, value]) => [`rules.${path}`, value]));

/** `mode` is how a match is replayed. */
const shownData = ({ mode, ...data }: AuditedDecision['data']): Record<string, unknown> =>
  mode === undefined ? data : { ...data, withdrawal: mode };
