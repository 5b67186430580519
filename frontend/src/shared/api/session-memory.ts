import { roles, type SessionUser } from '@kolo/domain';
import { readStored } from '@/shared/browser/read-stored';
import type { RenderedFrom } from '@/shared/page/page-data';

const storageKey = 'session-user';

export function rememberedUser(): SessionUser | null {
  const value = readStored(storageKey);
  return isSessionUser(value) ? value : null;
}

export function rememberUser(user: SessionUser | null): void {
  try {
    if (user === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(user));
  } catch {
    // Without storage a tablet only loses its reload without a network.
  }
}

/** Remembers who opened a page. What the device knows is newer than a page from the browser's history. */
export function rememberReader(page: RenderedFrom | null): void {
  if (page !== null && !page.isFromHistory) rememberUser(page.data.user);
}

export function isSessionUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const { id, username, role } = value as Partial<Record<keyof SessionUser, unknown>>;
  return (
    typeof id === 'number' && typeof username === 'string' && roles.some((known) => known === role)
  );
}
