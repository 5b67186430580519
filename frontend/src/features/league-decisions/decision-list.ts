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
  /** The matches of the league were deleted since, or the suspension that it is about was cancelled. */
  isGone: boolean;
  /** The season rules in force before it. */
  rulesBefore: SeasonRules;
  /** The suspended player, for everything about a suspension. */
  player: string | null;
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
  const byId = new Map(records.map((record) => [record.event.id, record]));
  /** A suspension with the decisions about it, the latest first. */
  const chainOf = (record: DecisionRecord): DecisionRecord[] => {
    const about = byId.get(aboutOf(record.event) ?? '');
    return about === undefined ? [record] : [record, ...chainOf(about)];
  };
  let rulesBefore = usualSeasonRules;
  return records
    .filter(isDecided)
    .map((record) => {
      const undo = undos.get(record.event.id) ?? null;
      const chain = chainOf(record);
      const isGone =
        records.indexOf(record) < clearedAt || chain.some(({ event }) => undos.has(event.id));
      const player = chain.at(-1)?.playerName ?? null;
      const decision = { ...record, undo, isGone, rulesBefore, player };
      if (record.event.type === 'SeasonRulesSet') rulesBefore = record.event.data.rules;
      return decision;
    })
    .reverse();
}

/** The id of the suspension or appeal that a decision is about. */
function aboutOf(event: LoggedLeagueEvent): string | null {
  if (event.type === 'SuspensionChanged' || event.type === 'AppealFiled')
    return event.data.decisionId;
  return event.type === 'AppealDecided' ? event.data.appealId : null;
}
