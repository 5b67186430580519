import type { LiveSnapshot } from '@kolo/domain';
import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '@/shared/page/lazy-component';

const StickyBar = lazyComponent(async () => (await import('./StickyBar')).StickyBar);

/** `--spacing-topbar` in pixels. */
const topBarPx = 56;

interface Props {
  snapshot: LiveSnapshot;
  running: boolean;
  /** False while the console is silent. */
  isCurrent: boolean;
}

/** Keeps the score in sight while the timeline is read. */
export function StickyScore({ snapshot, running, isCurrent }: Props): ReactElement {
  const end = useRef<HTMLDivElement>(null);
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (end.current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined)
          setPassed(!entry.isIntersecting && entry.boundingClientRect.top < topBarPx);
      },
      { rootMargin: `-${topBarPx}px 0px 0px 0px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={end} className="h-px" />
      {passed && (
        <Suspense>
          <StickyBar snapshot={snapshot} running={running} isCurrent={isCurrent} />
        </Suspense>
      )}
    </>
  );
}
