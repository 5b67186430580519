import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { useToastStore } from './toast-store';

const load = async () => ({ default: (await import('./Toaster')).Toaster });
const Toaster = lazy(load);

/** The place of toasts, loaded behind the page: nobody sees a toast before they have done something. */
export function Toasts(): ReactElement | null {
  const used = useToastStore(({ shown }) => shown !== null);
  useEffect(() => {
    // Before the first is due, because that one may say that the network is gone.
    const preload = (): void => void load().catch(() => {});
    if (document.readyState === 'complete') preload();
    else window.addEventListener('load', preload, { once: true });
  }, []);
  return used ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
