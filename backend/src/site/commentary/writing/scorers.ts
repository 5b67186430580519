import type { TeamSide } from '@kolo/domain';
import type { ReportFacts } from './facts.js';
import { listed } from './pick.js';

export interface ScorerWords {
  and: string;
  ownGoal: string;
  minute: (label: string) => string;
}

/** @returns empty when no scorer is known */
export function scorersText(facts: ReportFacts, words: ScorerWords): string {
  const lines = (['home', 'away'] as const).flatMap((team) => {
    const scorers = scorersOf(facts, team, words);
    return scorers === '' ? [] : [`${facts[team].name}: ${scorers}`];
  });
  return lines.join('; ');
}

function scorersOf({ goals }: ReportFacts, team: TeamSide, words: ScorerWords): string {
  const theirs = goals.filter((goal) => goal.team === team && goal.scorer !== null);
  const names = [...new Set(theirs.map(({ scorer }) => scorer ?? ''))];
  const scorers = names.map((name) => {
    const minutes = theirs
      .filter(({ scorer }) => scorer === name)
      .flatMap(({ minute, kind }) => {
        const label = minute === null ? [] : [words.minute(minute)];
        return kind === 'own-goal' ? [[...label, words.ownGoal].join(' ')] : label;
      });
    return minutes.length === 0 ? name : `${name} (${minutes.join(', ')})`;
  });
  return listed(scorers, words.and);
}
