import { otherSide } from '@kolo/domain';
import { type GoalFact, type ReportFacts, scoreText } from '../facts.js';
import { withBreak } from '../half-time.js';
import { type GoalMove, moveOf, type Pick, together } from '../pick.js';
import { type ScorerWords, scorersText } from '../scorers.js';
import type { Story } from '../story.js';
import { ordinal } from './words.js';

const maxGoalsOneByOne = 5;

export function goalsText(facts: ReportFacts, { kind }: Story, pick: Pick): string {
  const { goals, halfTime } = facts;
  if (kind === 'recorded' || goals.length === 0) return '';
  const half =
    halfTime === null || halfTime.home + halfTime.away === 0
      ? ''
      : pick('half', [
          `It stood at ${scoreText(halfTime)} at the break.`,
          `The half-time score was ${scoreText(halfTime)}.`,
        ]);
  if (goals.length > maxGoalsOneByOne) return together([half, byScorer(facts, pick)]);
  const sentences = goals.map((goal, index) => sentence(facts, goal, index, pick));
  return together(goals.length >= 3 ? withBreak(sentences, facts, half) : sentences);
}

const verbs: Record<GoalMove, readonly string[]> = {
  first: ['opened the scoring', 'broke the deadlock', 'struck first'],
  level: ['levelled the match', 'restored parity', 'equalised'],
  ahead: ['scored the go-ahead goal', 'made it count and took the lead'],
  further: ['extended the lead', 'added to the lead', 'stretched the advantage'],
  closer: ['pulled one back', 'reduced the deficit'],
};

const ways: Partial<Record<GoalFact['kind'], string>> = {
  penalty: ' from the penalty spot',
  'ten-metres': ' from the second penalty spot',
};

function sentence(facts: ReportFacts, goal: GoalFact, index: number, pick: Pick): string {
  const { team, scorer, assist, minute, kind, score } = goal;
  const when = minute === null ? '' : ` in the ${ordinal(minute)} minute`;
  const now = scoreText(score);
  if (kind === 'own-goal')
    return `An own goal${scorer === null ? '' : ` (${scorer})`}${when} made it ${now}.`;
  const move = moveOf(score[team], score[otherSide(team)]);
  const verb = `${pick(`goal-${index}`, verbs[move])}${ways[kind] ?? ''}`;
  const who = scorer ?? facts[team].name;
  const helped = assist === null ? '' : `, set up by ${assist}`;
  return pick(`order-${index}`, [
    `${who} ${verb}${when}${helped}: ${now}.`,
    minute === null
      ? `${who} ${verb}${helped}: ${now}.`
      : `In the ${ordinal(minute)} minute ${who} ${verb}${helped}: ${now}.`,
  ]);
}

const scorerWords: ScorerWords = {
  and: 'and',
  ownGoal: 'own goal',
  minute: (minute) => `${minute}'`,
};

function byScorer(facts: ReportFacts, pick: Pick): string {
  const scorers = scorersText(facts, scorerWords);
  if (scorers === '') return '';
  return `${pick('list', ['Scorers', 'On target', 'Among the goals'])} – ${scorers}.`;
}
