import { pagePart } from '@/shared/page/page-part';

const source = 'src/features/live-view/Unavailable.tsx';

/** Why there is no match: loaded where there is none. */
export const NotFound = pagePart(source, async () => (await import('./Unavailable')).NotFound);
export const NoSuchMatch = pagePart(
  source,
  async () => (await import('./Unavailable')).NoSuchMatch,
);
export const Refused = pagePart(source, async () => (await import('./Unavailable')).Refused);
