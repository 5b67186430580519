const storageKey = 'console-entry';

/** A link that has left the address and that the server has not answered yet. */
export interface LinkEntry {
  id: string;
  token: string;
}

/** Stored per tab, which may have been reloaded since. */
export function unansweredEntry(): LinkEntry | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isEntry(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function keepEntry(entry: LinkEntry | null): void {
  try {
    if (entry === null) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(entry));
  } catch {
    // Without storage a reload before the answer costs a new scan.
  }
}

const isEntry = (value: unknown): value is LinkEntry =>
  typeof value === 'object' && value !== null && 'id' in value && 'token' in value;
