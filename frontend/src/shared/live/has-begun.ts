import type { LiveMatch } from '@kolo/domain';

/** One that was called off and one that was abandoned end with the same entry, which older pages know. */
export const hasBegun = ({ timeline }: Pick<LiveMatch, 'timeline'>): boolean =>
  Object.values(timeline).some(({ type }) => type === 'first-half');
