import type { DataSource } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';

/** Takes the second factor from an account, for an owner who has lost the app and the codes. */
export function resetSecondFactor(
  db: DataSource,
  name: string,
): Promise<'unknown' | 'off' | 'reset'> {
  return db.transaction(async (manager) => {
    const [user] = await manager.query<{ id: number; username: string }[]>(
      'SELECT id, username FROM users WHERE lower(username) = lower($1)',
      [name.normalize('NFC')],
    );
    if (user === undefined) return 'unknown';
    const { id, username } = user;
    const [, taken] = await manager.query<[unknown, number]>(
      'DELETE FROM second_factors WHERE user_id = $1',
      [id],
    );
    if (taken === 0) return 'off';
    await manager.query('DELETE FROM sessions WHERE user_id = $1', [id]);
    // The operator has no account: the action tells that it was not the owner.
    await new AuditLogService(db).record(manager, {
      ...{ actor: { id, username }, action: 'account.second-factor-reset' },
      subject: { type: 'account', id, name: username },
      ...{ before: { secondFactor: true }, after: { secondFactor: false } },
    });
    return 'reset';
  });
}
