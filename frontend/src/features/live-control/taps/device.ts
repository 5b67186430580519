const storageKey = 'device';

/** A name for a command that no other device will choose; works on plain http in a hall's network, too. */
export function newCommandId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** For a browser that stores nothing: a tap that is kept elsewhere goes out all the same. */
const pageName = newCommandId();

/** The tablet's own name in the log; stays the same over reloads. */
export function deviceId(): string {
  try {
    const known = localStorage.getItem(storageKey);
    if (known !== null) return known;
    localStorage.setItem(storageKey, pageName);
  } catch {
    // Full, or forbidden: the name lasts as long as the page.
  }
  return pageName;
}
