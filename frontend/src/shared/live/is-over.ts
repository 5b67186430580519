import type { LiveMatch } from '@kolo/domain';

interface Ended {
  status: LiveMatch['status'];
  outcome?: LiveMatch['outcome'] | null;
}

/** Play has ended, by the final whistle or before it. */
export const isOver = ({ status, outcome }: Ended): boolean =>
  status === 'completed' || outcome === 'abandoned';
