const storageKey = 'device';

/** Unlike `crypto.randomUUID`, this also works on plain http in a hall's network. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

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
