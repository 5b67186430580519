import { ConcurrentIndexes } from './migration.js';

/** The audit finds what people did with matches, the sign-off included, without reading the log: exactly its types. */
export class AuditedSignOff1795707000000 extends ConcurrentIndexes {
  protected readonly indexes = {
    events_audited_sign_off: `events (recorded_at) WHERE metadata #>> '{actor,id}' IS NOT NULL AND type IN (
      'MatchScheduled', 'MatchRescheduled', 'MatchCancelled', 'MatchDeleted', 'MatchRestored',
      'ResultRecorded', 'ActionVoided', 'MatchPostponed', 'MatchAbandoned', 'MatchResumed',
      'MatchReplayOrdered', 'ResultAwarded', 'MatchAnnulled', 'ProtestDecided', 'ResultConfirmed',
      'OfficialResultReopened')`,
  };
}
