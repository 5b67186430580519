import { SupersededIndexes } from './migration.js';

/** `events_audited_sign_off` has its types too, so nodes of 1.0.0 find theirs in that one, and each event is indexed once less. */
export class OneAuditIndex1795777500000 extends SupersededIndexes {
  protected readonly names = ['events_audited'];
}
