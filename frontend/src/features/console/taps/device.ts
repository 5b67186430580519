import { newCommandId } from '@/shared/api/new-command-id';

const storageKey = 'device';

/** For browsers without storage: the name lasts as long as the page. */
const pageName = newCommandId();

/** The tablet's name in the log, the same after reloads. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(storageKey);
    if (known !== null) return known;
    localStorage.setItem(storageKey, pageName);
  } catch {
    // Storage is full or forbidden.
  }
  return pageName;
}
