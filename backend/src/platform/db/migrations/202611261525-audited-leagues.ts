import { ConcurrentIndexes } from './migration.js';

/** The audit finds what leagues decided without reading the log, whatever types there will be. */
export class AuditedLeagues1795706700000 extends ConcurrentIndexes {
  protected readonly indexes = {
    events_audited_leagues: `events (recorded_at) WHERE metadata #>> '{actor,id}' IS NOT NULL AND stream < 0`,
  };
}
