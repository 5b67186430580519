import { roles, type SessionUser } from '@kolo/domain';

const storageKey = 'session-user';

export function rememberedUser(): SessionUser | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return isSessionUser(value) ? value : null;
  } catch {
    return null;
  }
}

export function rememberUser(user: SessionUser | null): void {
  try {
    if (user === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(user));
  } catch {
    // Without storage a tablet only loses its reload without a network.
  }
}

export function isSessionUser(value: unknown): value is SessionUser {
  if (typeof value !== 'object' || value === null) return false;
  const { id, username, role } = value as Partial<Record<keyof SessionUser, unknown>>;
  return (
    typeof id === 'number' && typeof username === 'string' && roles.some((known) => known === role)
  );
}
