import { type AccountView, compareNames } from '@kolo/domain';
import type { Ordering } from '@/features/admin-people/list/ordering';

/** The name of an account in lists. */
export const nameOf = ({ companyName, username }: AccountView): string => companyName ?? username;

/** The name, with the username where several accounts share it. */
export const fullNameOf = (account: AccountView): string =>
  account.companyName === null ? account.username : `${account.companyName} (${account.username})`;

export const byName: Ordering<AccountView> = {
  id: 'name',
  compare: (a, b) => compareNames(nameOf(a), nameOf(b)) || a.id - b.id,
};

/** The texts that the search looks at. */
export const textsOf = (account: AccountView): readonly (string | null)[] => [
  account.companyName,
  account.username,
  account.email,
  account.companyOib,
  account.phone,
  account.membershipPackage?.name ?? null,
];
