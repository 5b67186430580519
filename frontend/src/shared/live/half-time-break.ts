import type { LiveMatch } from '@kolo/domain';

export interface HalfTime {
  /** ISO 8601 instant of the whistle. */
  startedAt: string;
  seconds: number;
}

/** The break that is under way, as long as the rule sheet gives it; null outside of it. */
export function halfTimeBreak({ matchState, rules, timeline }: LiveMatch): HalfTime | null {
  if (matchState !== 'half-time' || rules === undefined || rules.halfTimeMinutes === 0) return null;
  const whistle = Object.values(timeline).find(({ type }) => type === 'half-time');
  return whistle === undefined
    ? null
    : { startedAt: whistle.at, seconds: rules.halfTimeMinutes * 60 };
}
