import type { Refusal } from '../../errors.js';
import { unreachable } from '../../unreachable.js';
import type { MatchEvent } from '../events.js';
import { isScheduled, unless } from '../may-count.js';
import { outcomeOf } from '../outcome.js';
import type { RulingEventData, RulingEventType } from '../rulings/events.js';
import type { MatchState } from '../state.js';

/** Returns why a ruling on a match is refused (docs/product.md#rulings). */
export function refusalOfRuling(
  state: MatchState,
  event: MatchEvent<RulingEventType>,
): Refusal | null {
  const outcome = outcomeOf(state);
  switch (event.type) {
    case 'MatchPostponed':
      return unless(isScheduled(state), 'match.not-scheduled');
    case 'MatchAbandoned':
      return (
        unless(state.status !== 'scheduled', 'match.not-started') ??
        unless(state.status === 'in_progress', 'match.transition-not-allowed')
      );
    case 'MatchResumed':
      return unless(outcome === 'abandoned' || outcome === 'suspended', 'match.not-abandoned');
    case 'MatchReplayOrdered':
      return (
        unless(outcome === 'abandoned', 'match.not-abandoned') ??
        // Without a sheet the minutes are wall-clock time, which went on.
        unless(event.data.mode === 'from-start' || !!state.play, 'match.not-in-these-rules')
      );
    case 'ResultAwarded':
      return (
        refusalToRule(state) ??
        unless(outcome !== 'annulled', 'match.annulled') ??
        unless(isAwardScore(event.data), 'match.award-score')
      );
    case 'MatchAnnulled':
      return refusalToRule(state) ?? unless(outcome !== 'annulled', 'match.annulled');
    default:
      return unreachable(event);
  }
}

/** Nothing is decided while a match is being played, nor about one that a replay has replaced. */
const refusalToRule = (state: MatchState): Refusal | null =>
  unless(state.status !== 'in_progress', 'match.in-progress') ??
  unless(outcomeOf(state) !== 'replayed', 'match.replayed');

function isAwardScore({
  winner,
  homeScore: home,
  awayScore: away,
  against,
}: RulingEventData['ResultAwarded']): boolean {
  switch (winner) {
    case 'home':
      return home > away && against === null;
    case 'away':
      return away > home && against === null;
    case 'none':
      return home === 0 && away === 0 && against !== null;
  }
}
