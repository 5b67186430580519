import { SupersededIndexes } from './migration.js';

/** The audit uses `events_audited_leagues` and `events_audited_sign_off`. */
export class SupersededAuditIndexes1795733460000 extends SupersededIndexes {
  protected readonly names = ['events_audited_rulings', 'events_audited_decisions'];
}
