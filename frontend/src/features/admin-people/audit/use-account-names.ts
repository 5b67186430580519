import { nameOf } from '../accounts/account-order';
import { useAccounts } from '../use-people';

/** Names of the accounts that the lists know, by id; a decision's entry has only the id. */
export function useAccountNames(): (id: number) => string | undefined {
  const lists = [
    useAccounts('companies').data,
    useAccounts('referees').data,
    useAccounts('spectators').data,
  ];
  const names = new Map(lists.flatMap((list) => list ?? []).map((one) => [one.id, nameOf(one)]));
  return (id) => names.get(id);
}
