import type { EntityManager } from 'typeorm';
import { RefusalError } from '../../platform/api/refusal.error.js';
import { User } from '../users/user.entity.js';

/** Letters of other scripts look like Latin ones. */
const letters = /^(?:[a-z]\p{M}{0,2}|[đłßøæœðþ]|\d|[ !-/:-@[-`{-~])+$/iu;

const isReadable = (username: string): boolean => letters.test(username.normalize('NFD'));

/** Signs that look alike count as one. */
const seenAs = (column: string): string =>
  `replace(lower(translate(${column}, 'I1|0', 'lllo')), 'rn', 'm')`;

/** Older names may look alike: the rule holds for new ones. */
export async function refuseLookalike(
  manager: EntityManager,
  username: string,
  ownId: number | null = null,
): Promise<void> {
  if (!isReadable(username))
    throw new RefusalError(
      { code: 'request.invalid', detail: 'username' },
      { username: 'username must be in Latin letters' },
    );
  const isTaken = await manager
    .createQueryBuilder(User, 'user')
    .where(`${seenAs('user.username')} = ${seenAs(':username')}`, { username })
    .andWhere('user.id <> :ownId', { ownId: ownId ?? 0 })
    .getExists();
  if (isTaken) throw new RefusalError({ code: 'account.username-taken' }, { field: 'username' });
}
