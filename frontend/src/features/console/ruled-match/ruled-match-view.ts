import { type MatchDayFields, type MatchState, matchDayFields, type PlayClock } from '@kolo/domain';

export type MatchDayView = MatchDayFields & { clock: PlayClock };

/** A match that is played by a rule sheet, as of its latest event; null for others. */
export function matchDayView(state: MatchState): MatchDayView | null {
  if (!state.play || state.status !== 'in_progress') return null;
  const fields = matchDayFields(state);
  const clock = fields?.clock ?? null;
  return fields === null || clock === null ? null : { ...fields, clock };
}
