import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A new page starts at its top or its hash; going back restores the old place. */
export function useScrollOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const arrivedBy = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, by whatever way, is what this waits for.
  useEffect(() => {
    if (arrivedBy === 'POP') return;
    const named = hash === '' ? null : document.getElementById(hash.slice(1));
    if (named === null) window.scrollTo(0, 0);
    else named.scrollIntoView();
  }, [pathname, hash]);
}
