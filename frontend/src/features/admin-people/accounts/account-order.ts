import { type AccountView, compareNames } from '@kolo/domain';
import type { Ordering } from '@/features/admin-people/list/ordering';

/** What an account is called in lists. */
export const nameOf = ({ companyName, username }: AccountView): string => companyName ?? username;

/** The same where several carry that name: with the user name, which nobody shares. */
export const fullNameOf = (account: AccountView): string =>
  account.companyName === null ? account.username : `${account.companyName} (${account.username})`;

export const byName: Ordering<AccountView> = {
  id: 'name',
  compare: (a, b) => compareNames(nameOf(a), nameOf(b)) || a.id - b.id,
};

/** What the search reads of an account. */
export const textsOf = (account: AccountView): readonly (string | null)[] => [
  account.companyName,
  account.username,
  account.email,
  account.companyOib,
  account.phone,
  account.membershipPackage?.name ?? null,
];
