import { type EntityManager, IsNull } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { User } from './user.entity.js';

/** Locks all administrators, so that two who remove each other at the same moment do it in turn. */
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
