import type { SessionUser } from '@kolo/domain';
import { create } from 'zustand';

/** Who opened a page that has no client for queries until a part of it needs one. */
export const shownUser = create<{ user: SessionUser | null }>(() => ({ user: null }));
