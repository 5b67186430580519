import type { LoggedMatchEvent, TeamSide, TeamStatistic } from '../events.js';
import { otherSide } from '../state.js';

/** One more of a statistic of a team. */
export type Shot = readonly [TeamSide, TeamStatistic];

/** Statistics of a penalty or 10 m kick that was not scored (docs/product.md#fouls-and-cards). */
export function shotsOf(event: LoggedMatchEvent): readonly Shot[] {
  if (event.type !== 'KickMissed' || event.data.asShot !== true || event.period === 5) return [];
  const { team, how } = event.data;
  if (how !== 'saved') return [[team, 'shots']];
  return [
    [team, 'shots'],
    [team, 'shotsOnTarget'],
    [otherSide(team), 'goalkeeperSaves'],
  ];
}
