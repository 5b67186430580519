import { limits } from '../../limits.js';
import type { CommandContext } from '../commands.js';
import type { MatchEvent } from '../events.js';
import { latestOf, type RuledMatch } from '../ruled-match.js';

/**
 * An event with what it does to a clock that another device holds. What arrives late from a tablet without a network
 * counts, but the clock has been moved on by its holder, whose displays must not jump (docs/product.md#clock).
 */
export function besideClock(
  play: RuledMatch | null,
  event: MatchEvent,
  context: CommandContext,
): { event: MatchEvent; at: string } {
  const { at } = context;
  if (!play || context.clockElsewhere !== true || !isLate(play, context)) return { event, at };
  switch (event.type) {
    case 'TimeoutTaken':
    case 'TimeoutEnded':
      return { event: { ...event, data: { ...event.data, besideClock: true } }, at };
    case 'HalfTimeReached':
    case 'PeriodEnded':
    case 'MatchFinished':
      // Playing time that the clock's holder entered since still counts.
      return { event, at: new Date(Math.max(Date.parse(at), latestOf(play))).toISOString() };
    default:
      return { event, at };
  }
}

function isLate(play: RuledMatch, { at, now = at }: CommandContext): boolean {
  const known = Math.max(latestOf(play), Date.parse(now));
  return known - Date.parse(at) > limits.clockHindsightMs;
}
