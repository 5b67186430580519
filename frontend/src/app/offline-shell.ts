/**
 * Keeps the app's files on the device. A new version is shown by the next load: open pages never
 * reload.
 */
export async function keepShellOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
    // Its code is loaded only where a notice was chosen (shared/notices/chosen-notices.ts).
    if (localStorage.getItem('notices') !== null)
      await (await import('@/shared/notices/push-device')).confirmNotices();
  } catch {
    // Private windows and plain HTTP have no service worker.
  }
}

const mark = 'reloaded-for-chunk';
const loopMs = 10_000;

/**
 * After an update an open page may request a chunk that is gone: one reload shows the new version.
 * A second reload within seconds would be a loop.
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
