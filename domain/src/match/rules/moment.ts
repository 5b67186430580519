import type { RuledMatch } from '../ruled-match.js';
import type { Reduction } from '../ruled-match-fields.js';
import type { BySide, MatchState } from '../state.js';
import { type PlayReading, readAt } from './clock.js';
import { type Facts, factsOf } from './facts.js';
import { type Absences, absencesOf, numbersAt, PlayAxis, reductionsOf } from './numbers.js';

/** A match under a rule sheet at an instant, by its log. */
export interface PlayMoment {
  state: MatchState;
  play: RuledMatch;
  facts: Facts;
  /** Epoch milliseconds. */
  at: number;
  reading: PlayReading | null;
  axis: PlayAxis;
  /** Seconds of playing time since the first whistle. */
  position: number;
  absences: Absences;
}

/** @param at epoch milliseconds */
export function momentOf(state: MatchState, play: RuledMatch, at: number): PlayMoment {
  const facts = factsOf(state);
  const axis = new PlayAxis(play);
  const reading = readAt(play, at);
  const position =
    reading === null ? 0 : axis.startOf(reading.period) + Math.floor(reading.playedMs / 1000);
  const absences = absencesOf(state, play, facts);
  return { state, play, facts, at, reading, axis, position, absences };
}

/**
 * The places that teams may not fill yet, with the seconds that are left of each.
 * @param at ISO 8601 instant, not before the latest event
 */
export function reductionsAt(state: MatchState, at: string): Reduction[] {
  if (!state.play) return [];
  const { absences, position } = momentOf(state, state.play, Date.parse(at));
  return reductionsOf(absences.shortages, position);
}

/**
 * How many players each team may have on the pitch, null without a rule sheet.
 * @param at ISO 8601 instant, not before the latest event
 */
export function onPitchAt(state: MatchState, at: string): BySide<number> | null {
  if (!state.play) return null;
  const { play, absences, position } = momentOf(state, state.play, Date.parse(at));
  return numbersAt(play.rules, absences, position);
}
