import { usualSeasonRules } from '@kolo/domain';

type Ruling = 'ResultAwarded' | 'MatchAnnulled';

/** A column of a ruling on match `m` that was not voided: of the last one, or of the first where more than one stands. */
const standing = (type: Ruling, column: string, which: 'first' | 'last' = 'last'): string =>
  `(SELECT ${column} FROM events e
    WHERE e.stream = m.id AND e.type = '${type}' AND NOT EXISTS (
      SELECT FROM events undo
      WHERE undo.stream = e.stream AND undo.type = 'ActionVoided'
        AND undo.fact ->> 'actionId' = e.command_id || '.' || e.command_seq
    )
    ORDER BY e.version ${which === 'last' ? 'DESC' : 'ASC'} LIMIT 1)`;

/** SQL for the data of the last ruling of this type on match `m` that is in force; null without one. */
export const standingFact = (type: Ruling): string => standing(type, 'e.fact');

/** When match `m`, which nobody kicked off, was first awarded; null for any other. */
export const awardedUnplayedAt = `CASE WHEN m.outcome = 'awarded' AND m.played_home IS NULL
  THEN ${standing('ResultAwarded', 'e.occurred_at', 'first')} END`;

/**
 * Whether what was played in match `m` counts for its scorers although it was awarded or annulled, by the season
 * rules that were in force when that was decided; null for any other match.
 */
export const countsForScorers = `CASE WHEN m.played_home IS NULL THEN NULL
  WHEN m.outcome = 'awarded' THEN ${ruleThen('awards', 'ResultAwarded')}
  WHEN m.outcome = 'annulled' THEN ${ruleThen('annulled', 'MatchAnnulled')} END`;

function ruleThen(group: 'awards' | 'annulled', type: Ruling): string {
  const usual = usualSeasonRules[group].goalsCountForScorers;
  return `coalesce((
    SELECT (rules.fact #>> '{rules,${group},goalsCountForScorers}')::boolean FROM events rules
    WHERE rules.stream = -m.league_id AND rules.type = 'SeasonRulesSet'
      AND rules.recorded_at <= ${standing(type, 'e.recorded_at')}
    ORDER BY rules.version DESC LIMIT 1
  ), ${usual})`;
}

/** Whether the cards of match `m` count although it has no result that does. */
export const countsCardsAlone = `(m.outcome IN ('abandoned', 'suspended', 'replayed')
  OR m.outcome = 'annulled' AND ${standingFact('MatchAnnulled')} ->> 'cardsStay' IS NULL)`;

/** The yellow cards of a line `s` of match `m`: the cautions of one that is replayed are void. */
export const countedYellow = `CASE WHEN m.outcome = 'replayed' THEN 0 ELSE s.yellow_cards END`;
