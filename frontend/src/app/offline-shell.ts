/** How soon after its start a page may still be replaced by a newer version without anybody noticing. */
const startMs = 3_000;

/**
 * Keeps the shell on the device. A new version waits until a page starts and then takes over at
 * once; a page in use is never reloaded under somebody's fingers.
 */
export async function keepShellOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const hadWorker = serviceWorker.controller !== null;
  try {
    const registration = await serviceWorker.register('/sw.js');
    if (!hadWorker || registration.waiting === null || performance.now() > startMs) return;
    serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  } catch {
    // Private windows and plain HTTP have no service worker; everything else works.
  }
}

/** Another tab may have taken over a new version; the old chunks are gone then. Once, to rule out a loop. */
export function reloadOnMissingChunk(): void {
  const mark = 'reloaded-for-chunk';
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(mark) !== null) return;
    sessionStorage.setItem(mark, '1');
    event.preventDefault();
    location.reload();
  });
}
