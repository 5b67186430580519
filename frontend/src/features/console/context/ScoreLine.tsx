import { scoreOf } from '@kolo/domain';
import type { ReactElement } from 'react';
import { AggregateLine } from './AggregateLine';
import { useConsole } from './console-context';

/** The resulting score, to be compared with the paper before it is final. */
export function ScoreLine(): ReactElement {
  const { view, state } = useConsole();
  const { home, away } = scoreOf(state);
  return (
    <>
      <strong className="mb-2 block text-lg font-extrabold text-ink">
        <bdi>{view.homeTeamName}</bdi>{' '}
        <span className="numerals">
          {home} : {away}
        </span>{' '}
        <bdi>{view.awayTeamName}</bdi>
      </strong>
      <AggregateLine className="mb-2" />
    </>
  );
}
