import {
  type DecisionRecord,
  type LoggedLeagueEvent,
  type SeasonRules,
  usualSeasonRules,
} from '@kolo/domain';

type DecidedEvent = Exclude<LoggedLeagueEvent, { type: 'DecisionVoided' }>;

export interface ListedDecision extends DecisionRecord {
  event: DecidedEvent;
  undo: DecisionRecord | null;
  /** The matches of the league were deleted since, and this with them. */
  isCleared: boolean;
  /** The season rules in force before it. */
  rulesBefore: SeasonRules;
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
  let rulesBefore = usualSeasonRules;
  return records
    .filter(isDecided)
    .map((record) => {
      const undo = undos.get(record.event.id) ?? null;
      const decision = { ...record, undo, isCleared: isCleared(record), rulesBefore };
      if (record.event.type === 'SeasonRulesSet') rulesBefore = record.event.data.rules;
      return decision;
    })
    .reverse();
}
