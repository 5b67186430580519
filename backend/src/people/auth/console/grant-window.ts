import { timeZone } from '@kolo/domain';

/**
 * From three hours before the first kick-off to six hours after the last whistle; a match that never ended keeps
 * its table for a day. A chosen end moves with the match, and a late grant lasts six hours in any case, for taps
 * that are still on a tablet (docs/product.md#console-access).
 * @param grant the alias of `match_grants` in the statement around it
 */
export const grantWindow = (grant: string): string => `
  SELECT coalesce(array_agg(m.id ORDER BY m.match_date, m.id), '{}') AS match_ids,
         coalesce(bool_or(m.status IN ('in_progress', 'completed')), false) AS begun,
         min(m.match_date) - interval '3 hours' AS valid_from,
         CASE WHEN ${grant}.valid_to IS NULL
           THEN greatest(max(${endOfMatch}), ${grant}.created_at + interval '6 hours')
           WHEN ${grant}.day IS NULL THEN ${grant}.valid_to + (max(m.match_date) - ${grant}.kick_off)
           ELSE ${grant}.valid_to END AS valid_to
  FROM (${matchesOf(grant)}) m`;

/** The log knows when the server learned of the whistle, which a tablet without a network may report late. */
const endOfMatch = `
  CASE m.status
    WHEN 'completed' THEN coalesce((
      SELECT e.recorded_at FROM events e WHERE e.stream = m.id AND e.type = 'MatchFinished'
      ORDER BY e.version DESC LIMIT 1), m.match_date) + interval '6 hours'
    WHEN 'cancelled' THEN m.match_date + interval '6 hours'
    ELSE m.match_date + interval '1 day'
  END`;

export const matchesOf = (grant: string): string => `
  SELECT id, status, match_date FROM matches WHERE id = ${grant}.match_id AND ${grant}.day IS NULL
  UNION ALL
  SELECT id, status, match_date FROM matches
  WHERE match_date >= ${grant}.day::timestamp AT TIME ZONE '${timeZone}'
    AND match_date < (${grant}.day + 1)::timestamp AT TIME ZONE '${timeZone}'
    AND folded_name(venue) = folded_name(${grant}.venue)`;
