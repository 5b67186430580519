import type { DataSource } from 'typeorm';
import { AuditLogService } from '../../people/audit/audit-log.service.js';
import { SecondFactor } from '../../people/auth/second-factor/second-factor.entity.js';
import { Session } from '../../people/auth/sessions/session.entity.js';
import { SponsorshipPackage } from '../../people/users/package.entity.js';
import { User } from '../../people/users/user.entity.js';

export const entities = [User, SponsorshipPackage, SecondFactor, Session];

/** Removes the second factor of an account whose owner has lost the app and the codes. */
export function resetSecondFactor(
  db: DataSource,
  name: string,
): Promise<'unknown' | 'off' | 'reset'> {
  return db.transaction(async (manager) => {
    const user = await manager
      .createQueryBuilder(User, 'user')
      .where('lower(user.username) = lower(:name)', { name: name.normalize('NFC') })
      .getOne();
    if (user === null) return 'unknown';
    const { id, username } = user;
    const { affected } = await manager.delete(SecondFactor, { userId: id });
    if (affected === 0) return 'off';
    await manager.delete(Session, { userId: id });
    // An operator has no account; the action says that it was not the owner.
    await new AuditLogService().record(manager, {
      actor: { id, username },
      action: 'account.second-factor-reset',
      subject: { type: 'account', id, name: username },
      before: { secondFactor: true },
      after: { secondFactor: false },
    });
    return 'reset';
  });
}
