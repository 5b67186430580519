import type { SessionUser } from '@kolo/domain';
import { use, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { PageContext } from '@/shared/page/page-data';

/** The user of a page that loads its query client only when a part needs it. */
export const shownUser = createStore<{ user: SessionUser | null }>(() => ({ user: null }));

export function useShownUser(): SessionUser | null {
  const page = use(PageContext);
  return useSyncExternalStore(
    shownUser.subscribe,
    () => shownUser.getState().user,
    () => page?.data.user ?? null,
  );
}
