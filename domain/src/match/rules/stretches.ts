import type { LoggedMatchEvent, Period } from '../events.js';
import type { RuledMatch, SetBack } from '../ruled-match.js';

type Timed = Pick<LoggedMatchEvent, 'period' | 'played' | 'at'>;

const setBacksIn = (play: RuledMatch, period: Period | undefined): readonly SetBack[] =>
  play.periods.findLast((played) => played.period === period)?.setBacks ?? [];

/**
 * In which stretch of its period's clock an event happened: 0 until the clock is first set back, one more each
 * time. What was entered before the clock was set back happened before what came after, whatever it reads
 * (docs/product.md#clock). A time that was corrected into another stretch belongs to that one.
 */
export function stretchOf(play: RuledMatch, { period, played, at }: Timed): number {
  const setBacks = setBacksIn(play, period);
  if (setBacks.length === 0) return 0;
  const instant = Date.parse(at);
  const own = setBacks.filter((setBack) => setBack.at < instant).length;
  if (played === undefined) return own;
  const begins = (stretch: number) => setBacks[stretch - 1]?.to ?? 0;
  const ends = (stretch: number) => setBacks[stretch]?.from ?? Infinity;
  if (begins(own) <= played && played <= ends(own)) return own;
  let stretch = setBacks.length;
  while (stretch > 0 && begins(stretch) > played) stretch -= 1;
  return stretch;
}

/** Playing time of an event in seconds of its period, as the clock reads it after all that it was set back. */
export function playedInTheEnd(play: RuledMatch, event: Timed & { played: number }): number {
  const setBacks = setBacksIn(play, event.period);
  if (setBacks.length === 0) return event.played;
  const later = setBacks.slice(stretchOf(play, event)).map(({ to }) => to);
  return Math.min(event.played, ...later);
}

/** Whether the clock was set back anywhere in the match. */
export const isSetBack = ({ periods }: RuledMatch): boolean =>
  periods.some(({ setBacks }) => setBacks !== undefined && setBacks.length > 0);
