import { useEffect } from 'react';

/** Keeps the screen on during a match. Browsers without wake locks let it sleep. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    const wakeLock: WakeLock | undefined = navigator.wakeLock;
    if (!wanted || wakeLock === undefined) return;
    let sentinel: WakeLockSentinel | undefined;
    let over = false;
    // The browser takes the lock away whenever the page is hidden.
    const acquire = async () => {
      if (document.visibilityState !== 'visible') return;
      const acquired = await wakeLock.request('screen').catch(() => undefined);
      if (over) await acquired?.release();
      else sentinel = acquired;
    };
    const onVisible = () => void acquire();
    document.addEventListener('visibilitychange', onVisible);
    void acquire();
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', onVisible);
      void sentinel?.release();
    };
  }, [wanted]);
}
