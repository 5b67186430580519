import type { TimelineEntry } from '@kolo/domain';
import type { TextKey } from '@/shared/i18n/text-keys';

type TeamEntry = Extract<TimelineEntry, { team: unknown }>;
type LiveText = (key: Extract<TextKey<'live'>, `live:${string}`>) => string;

/**
 * The player, or the function of the official; null where nobody is named.
 * @param nameOf of a player
 */
export function whoDid(
  entry: TeamEntry,
  nameOf: (playerId: number) => string,
  t: LiveText,
): string | null {
  if (entry.type === 'goal') return entry.scorer === null ? null : nameOf(entry.scorer);
  if ('official' in entry && typeof entry.official === 'string')
    return t(`live:official.${entry.official}`);
  return 'playerId' in entry && entry.playerId !== null ? nameOf(entry.playerId) : null;
}

/** What a missed kick was and how it ended, how a kick of the shoot-out ended; null for all others. */
export function detailOf(entry: TeamEntry, t: LiveText): string | null {
  if (entry.type === 'missed-kick')
    return `${t(`live:kind.${entry.kind}`)}, ${t(`live:how.${entry.how}`)}`;
  if (entry.type !== 'shootout-kick') return null;
  return t(entry.scored ? 'live:kick.scored' : 'live:kick.missed');
}
