import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** About half a round: whoever scrolls finds the matches there. */
const aheadPx = 240;

/**
 * Whether the reader has come near a part of a page, or prints it.
 * @param atOnce it is near from the beginning
 */
export function useNear(atOnce: boolean): [RefObject<HTMLDivElement | null>, boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(atOnce);
  if (atOnce && !near) setNear(true);
  useEffect(() => {
    if (near || place.current === null) return;
    const arrive = (): void => setNear(true);
    // Paper has no scrolling, and the browser draws it as soon as this returns.
    const print = (): void => flushSync(arrive);
    window.addEventListener('beforeprint', print);
    const observer = watched(place.current, arrive);
    return () => {
      window.removeEventListener('beforeprint', print);
      observer?.disconnect();
    };
  }, [near]);
  return [place, near];
}

function watched(element: Element, arrive: () => void): IntersectionObserver | undefined {
  if (!('IntersectionObserver' in window)) {
    arrive();
    return undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) arrive();
    },
    { rootMargin: `${aheadPx}px 0px` },
  );
  observer.observe(element);
  return observer;
}
