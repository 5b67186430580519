import { ConcurrentIndexes } from './migration.js';

/** Tables count each match by the points of its own rules. */
export class FixedRules1795518600000 extends ConcurrentIndexes {
  protected readonly indexes = {
    events_fixed_rules: `events (stream, version) WHERE type = 'MatchRulesFixed'`,
  };
}
