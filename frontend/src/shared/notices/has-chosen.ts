export const noticesKey = 'notices';

/** Whether this device has ever chosen notices; false where the browser has no storage. */
export function hasChosen(): boolean {
  try {
    return localStorage.getItem(noticesKey) !== null;
  } catch {
    return false;
  }
}
