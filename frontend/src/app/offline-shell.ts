/**
 * Keeps the shell on the device. A new version installs itself in the background and is shown by
 * the next load; a page in use is never reloaded under somebody's fingers.
 */
export async function keepShellOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Private windows and plain HTTP have no service worker; everything else works.
  }
}

const mark = 'reloaded-for-chunk';
const loopMs = 10_000;

/**
 * A page of the version before asks for a chunk that the new version has replaced: loading again
 * shows the new one, also without a network where the shell is kept. Not twice in a row, which would be a
 * loop, and not where nothing would come back.
 */
export function reloadOnMissingChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - last < loopMs) return;
    if (!navigator.onLine && !navigator.serviceWorker?.controller) return;
    sessionStorage.setItem(mark, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
