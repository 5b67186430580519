import type { HeadToHead, PlayedMatch } from '../contract/records.js';
import { byDate } from './by-date.js';

/** A match of two companies. */
export interface Meeting {
  match: PlayedMatch;
  isHome: boolean;
  /** An award against both teams: nobody wins and nobody has a goal. */
  bothLost: boolean;
}

/** The record of a company against another one, from their matches in any order. */
export function headToHead(
  meetings: readonly Meeting[],
): Pick<HeadToHead, 'matches' | 'wins' | 'draws' | 'goals' | 'biggest'> {
  const newestFirst = [...meetings].sort((a, b) => byDate(b.match, a.match));
  const counted = newestFirst.filter(({ bothLost }) => !bothLost).map(withMargin);
  const count = (is: (margin: number) => boolean) =>
    counted.filter(({ margin }) => is(margin)).length;
  const largest = Math.max(0, ...counted.map(({ margin }) => Math.abs(margin)));
  const sum = (value: (one: (typeof counted)[number]) => number) =>
    counted.reduce((all, one) => all + value(one), 0);
  return {
    matches: newestFirst.map(({ match }) => match),
    wins: [count((margin) => margin > 0), count((margin) => margin < 0)],
    draws: count((margin) => margin === 0),
    goals: [sum(({ own }) => own), sum(({ other }) => other)],
    biggest:
      largest === 0
        ? null
        : (counted.find(({ margin }) => Math.abs(margin) === largest)?.match ?? null),
  };
}

function withMargin({ match, isHome }: Meeting) {
  const { homeScore, awayScore } = match;
  const [own, other] = isHome ? [homeScore, awayScore] : [awayScore, homeScore];
  return { match, own, other, margin: own - other };
}
