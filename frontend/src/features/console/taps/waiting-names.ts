import type { NameOfficialRequest } from '@kolo/domain';
import { openStores } from './database';

/** The name of an official as it was entered on this device, until the server has answered. */
export interface WaitingName {
  /** Distinguishes it from a later name for the same role. */
  id: string;
  matchId: number;
  /** The person or the grant that entered it. */
  by: string;
  /** Null with an account. */
  grant: number | null;
  named: NameOfficialRequest;
  /** The name as people read it; null where nobody is named. */
  label: string | null;
  /** Why the server refused it, in one sentence; then it is not sent again. */
  refusal?: string;
}

export interface WaitingNames {
  all(): Promise<WaitingName[]>;
  /** Takes the place of an earlier name for the same role. */
  save(name: WaitingName): Promise<void>;
  remove(name: WaitingName): Promise<void>;
}

/** On disk, like the taps, in a database of their own. */
export function openWaitingNames(): WaitingNames {
  const transact = openStores<'names'>('kolo-officials', (database) => {
    database.createObjectStore('names', {
      keyPath: ['matchId', 'by', 'named.side', 'named.role'],
    });
  });
  return {
    all: () => transact<WaitingName[]>('names', 'readonly', (store) => store.getAll()),
    async save(name) {
      await transact('names', 'readwrite', (store) => store.put(name));
    },
    async remove({ matchId, by, named: { side, role } }) {
      await transact('names', 'readwrite', (store) => store.delete([matchId, by, side, role]));
    },
  };
}
