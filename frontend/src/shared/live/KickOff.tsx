import type { OutcomeKind } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { OutcomeWord } from './OutcomeWord';

interface Props {
  match: { matchDate: string; outcome?: OutcomeKind | null };
  className?: string;
  /** The kick-off as it is written here. */
  children: ReactNode;
}

/** When a match is played, or that it is postponed: until it has a new date, the old one is stored with it. */
export function KickOff({ match, className, children }: Props): ReactElement {
  const { matchDate, outcome } = match;
  if (outcome === 'postponed')
    return (
      <span className={className}>
        <OutcomeWord match={{ outcome }} />
      </span>
    );
  return (
    <time dateTime={matchDate} className={className}>
      {children}
    </time>
  );
}
