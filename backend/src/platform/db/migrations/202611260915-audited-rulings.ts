import { ConcurrentIndexes } from './migration.js';

/** The audit finds what people did with matches, rulings included, without reading the log: exactly its types. */
export class AuditedRulings1795684500000 extends ConcurrentIndexes {
  protected readonly indexes = {
    events_audited_rulings: `events (recorded_at) WHERE metadata #>> '{actor,id}' IS NOT NULL AND type IN (
      'MatchScheduled', 'MatchRescheduled', 'MatchCancelled', 'MatchDeleted', 'MatchRestored',
      'ResultRecorded', 'ActionVoided', 'MatchPostponed', 'MatchAbandoned', 'MatchResumed',
      'MatchReplayOrdered', 'ResultAwarded', 'MatchAnnulled')`,
  };
}
