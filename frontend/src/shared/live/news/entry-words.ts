import {
  type MatchOfficial,
  officialName,
  type TeamOfficial,
  type TeamSide,
  type TimelineEntry,
} from '@kolo/domain';
import type { TextKey } from '@/shared/i18n/text-keys';

type TeamEntry = Extract<TimelineEntry, { team: unknown }>;
type LiveText = (key: Extract<TextKey<'live'>, `live:${string}`>) => string;

/**
 * The player, or the official by name and function; null where nobody is named.
 * @param nameOf of a player
 */
export function whoDid(
  entry: TeamEntry,
  nameOf: (playerId: number) => string,
  t: LiveText,
  officials?: readonly MatchOfficial[],
): string | null {
  if (entry.type === 'goal') return entry.scorer === null ? null : nameOf(entry.scorer);
  if ('official' in entry && typeof entry.official === 'string')
    return officialWords(entry.team, entry.official, t, officials);
  return 'playerId' in entry && entry.playerId !== null ? nameOf(entry.playerId) : null;
}

/** `trener`, or `Ivo Ivić (trener)` where the name is known. */
function officialWords(
  team: TeamSide,
  role: TeamOfficial,
  t: LiveText,
  officials: readonly MatchOfficial[] | undefined,
): string {
  const name = officialName(officials, team, role);
  const what = t(`live:official.${role}`);
  return name === null ? what : `${name} (${what})`;
}

/** The words for a missed kick, or for a kick of the shoot-out; null for all others. */
export function detailOf(entry: TeamEntry, t: LiveText): string | null {
  if (entry.type === 'missed-kick')
    return `${t(`live:kind.${entry.kind}`)}, ${t(`live:how.${entry.how}`)}`;
  if (entry.type !== 'shootout-kick') return null;
  return t(entry.scored ? 'live:kick.scored' : 'live:kick.missed');
}
