import type { LeagueName } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';

interface Props {
  league: Omit<LeagueName, 'id'>;
  className?: string;
}

/** `leagueLabel` as a line of its own, which may wrap. */
export function LeagueLine({ league, className }: Props): ReactElement {
  return (
    <span className={clsx('dotted wrap-anywhere', className)}>
      <span>{league.name}</span>
      <span>{league.season}</span>
    </span>
  );
}
