import type { RefusalCode } from '../errors.js';
import type { MatchRules } from './match-rules.js';
import type { RuleField } from './rule-fields.js';

export interface RuleConflict {
  readonly code: RefusalCode;
  /** The field at which a form shows it. */
  readonly field: RuleField;
}

/** Returns the first pair of settings that cannot hold together; null for a sheet that can be played. */
export function ruleConflict(rules: MatchRules): RuleConflict | null {
  const { exclusion, extraTime, kicks, points, forfeitScore } = rules;
  const isEffectiveAtEnd = rules.clockMode === 'last-minutes-effective';
  if (rules.minPlayers > rules.playersOnPitch)
    return { code: 'match-rules.min-players', field: 'minPlayers' };
  if (rules.listMax < rules.playersOnPitch)
    return { code: 'match-rules.list-too-short', field: 'listMax' };
  if (isEffectiveAtEnd && (rules.lastMinutes < 1 || rules.lastMinutes > rules.halfMinutes))
    return { code: 'match-rules.last-minutes', field: 'lastMinutes' };
  if (rules.secondYellow === 'exclusion' && exclusion === null)
    return { code: 'match-rules.no-exclusion', field: 'secondYellow' };
  if (rules.winnerNeeded && extraTime === null && kicks === null)
    return { code: 'match-rules.no-decision', field: 'winnerNeeded' };
  if (points.win < points.draw || points.draw < points.loss)
    return {
      code: 'match-rules.points',
      field: points.win < points.draw ? 'pointsWin' : 'pointsDraw',
    };
  if (forfeitScore.winner <= forfeitScore.loser)
    return { code: 'match-rules.forfeit', field: 'forfeitWinner' };
  return null;
}
