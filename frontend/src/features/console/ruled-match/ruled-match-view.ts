import {
  type MatchState,
  type PlayClock,
  type RuledMatchFields,
  ruledMatchFields,
} from '@kolo/domain';

export type RuledMatchView = RuledMatchFields & { clock: PlayClock };

/** A match that is played by a rule sheet, as of its latest event; null for others. */
export function ruledMatchView(state: MatchState): RuledMatchView | null {
  if (!state.play || state.status !== 'in_progress') return null;
  const fields = ruledMatchFields(state);
  const clock = fields?.clock ?? null;
  return fields === null || clock === null ? null : { ...fields, clock };
}
