import type { LoggedMatchEvent, MatchState, Period, SetKick } from '@kolo/domain';

/** The kick for which the period goes on although its time is over. */
export const extensionOf = ({ actions }: MatchState, period: 0 | Period): SetKick | null =>
  actions.findLast(
    (action): action is LoggedMatchEvent<'PeriodExtended'> =>
      action.type === 'PeriodExtended' && action.data.period === period,
  )?.data.for ?? null;
