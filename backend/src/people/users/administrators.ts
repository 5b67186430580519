import { type EntityManager, IsNull } from 'typeorm';
import { RefusalError } from '../../platform/common/refusal.error.js';
import { User } from './user.entity.js';

/**
 * Makes sure that somebody else administers the league when this account no longer does. All of them are
 * locked, so that two administrators who remove each other at the same moment take turns.
 * @throws RefusalError `account.last-administrator`
 */
export async function ensureAnotherAdmin(manager: EntityManager, leaving: number): Promise<void> {
  const administrators = await manager.find(User, {
    select: { id: true },
    where: { role: 'admin', approved: true, deactivatedAt: IsNull() },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
  if (administrators.every(({ id }) => id === leaving))
    throw RefusalError.of('account.last-administrator');
}
