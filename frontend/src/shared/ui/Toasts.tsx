import { type ReactElement, Suspense, useEffect } from 'react';
import { lazyComponent } from '@/shared/page/lazy-component';
import { useToastStore } from './toast-store';

const load = async () => (await import('./Toaster')).Toaster;
const Toaster = lazyComponent(load);

const acts = ['pointerdown', 'keydown'] as const;

/** Loaded after the first input: there is no toast before. */
export function Toasts(): ReactElement | null {
  const used = useToastStore(({ shown }) => shown !== null);
  useEffect(() => {
    // Before the first toast is due, which may say that the network is gone.
    const preload = (): void => void load().catch(() => {});
    const first = { once: true, passive: true };
    for (const act of acts) window.addEventListener(act, preload, first);
    return () => {
      for (const act of acts) window.removeEventListener(act, preload);
    };
  }, []);
  return used ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
}
