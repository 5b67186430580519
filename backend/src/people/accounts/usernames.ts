import type { EntityManager } from 'typeorm';
import { RefusalError } from '../../platform/common/refusal.error.js';
import { User } from '../users/user.entity.js';

/** Latin letters with or without marks: the letters of another script look like them and are others. */
const letters = /^(?:[a-z]\p{M}{0,2}|[đłßøæœðþ]|\d|[ !-/:-@[-`{-~])+$/iu;

const isReadable = (username: string): boolean => letters.test(username.normalize('NFD'));

/** What the eye takes for one sign is one here. */
const seenAs = (column: string): string =>
  `replace(lower(translate(${column}, 'I1|0', 'lllo')), 'rn', 'm')`;

/**
 * A new name is told apart from every other. Those from before this rule stay.
 * @param ownId the account that takes the name; null for a new one
 * @throws RefusalError `request.invalid`, `account.username-taken`
 */
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
