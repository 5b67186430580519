import { SupersededIndexes } from './migration.js';

/**
 * `events_audited_sign_off` has the types of `events_audited` too, so nodes of 1.0.0 find theirs in that one.
 * Changed names are found by `players_names_changed_at`.
 */
export class CoveredIndexes1795777500000 extends SupersededIndexes {
  protected readonly names = ['events_audited', 'players_names_changed'];
}
