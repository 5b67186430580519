import { useSyncExternalStore } from 'react';

/** Room for two columns; the same width as the style sheet's `lg`. */
const query = '(min-width: 64rem)';

const subscribe = (onChange: () => void): (() => void) => {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
};

export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
