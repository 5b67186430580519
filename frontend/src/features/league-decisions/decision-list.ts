import type { DecisionRecord, LoggedLeagueEvent } from '@kolo/domain';

type DecidedEvent = Exclude<LoggedLeagueEvent, { type: 'DecisionVoided' }>;

export interface ListedDecision extends DecisionRecord {
  event: DecidedEvent;
  undo: DecisionRecord | null;
  /** The matches of the league were deleted since, and this with them. */
  isCleared: boolean;
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
  const clearedAt = records.findLastIndex(
    ({ event }) => event.type === 'DecisionsCleared' && !undos.has(event.id),
  );
  const isCleared = (record: DecisionRecord): boolean => records.indexOf(record) < clearedAt;
  return records
    .filter(isDecided)
    .map((record) => ({
      ...record,
      undo: undos.get(record.event.id) ?? null,
      isCleared: isCleared(record),
    }))
    .reverse();
}
