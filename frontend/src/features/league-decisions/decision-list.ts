import type { DecisionRecord, LoggedLeagueEvent } from '@kolo/domain';

type DecidedEvent = Exclude<LoggedLeagueEvent, { type: 'DecisionVoided' }>;

export interface ListedDecision extends DecisionRecord {
  event: DecidedEvent;
  undo: DecisionRecord | null;
}

const isDecided = (record: DecisionRecord): record is DecisionRecord & { event: DecidedEvent } =>
  record.event.type !== 'DecisionVoided';

/** The decisions of a log, each with what undid it; the newest first. */
export function decisionList(records: readonly DecisionRecord[]): ListedDecision[] {
  const undos = new Map(
    records.flatMap((record) =>
      record.event.type === 'DecisionVoided' ? [[record.event.data.decisionId, record]] : [],
    ),
  );
  return records
    .filter(isDecided)
    .map((record) => ({ ...record, undo: undos.get(record.event.id) ?? null }))
    .reverse();
}
