import { ConcurrentIndexes } from './migration.js';

/** The audit finds what leagues decided without reading the log: exactly its types. */
export class AuditedDecisions1795693320000 extends ConcurrentIndexes {
  protected readonly indexes = {
    events_audited_decisions: `events (recorded_at) WHERE metadata #>> '{actor,id}' IS NOT NULL AND type IN (
      'SeasonRulesSet', 'PointsAdjusted', 'TeamWithdrawn', 'DecisionVoided')`,
  };
}
