import { capital, otherSide } from '@kolo/domain';
import { type GoalFact, type ReportFacts, scoreText } from '../facts.js';
import { withBreak } from '../half-time.js';
import { type GoalMove, moveOf, type Pick, together } from '../pick.js';
import { type ScorerWords, scorersText } from '../scorers.js';
import type { Story } from '../story.js';

const maxGoalsOneByOne = 5;

export function goalsText(facts: ReportFacts, { kind }: Story, pick: Pick): string {
  const { goals, halfTime } = facts;
  if (kind === 'recorded' || goals.length === 0) return '';
  const half =
    halfTime === null || halfTime.home + halfTime.away === 0
      ? ''
      : pick('half', [
          `Na poluvremenu stoji ${scoreText(halfTime)}.`,
          `Na odmor se odlazi uz ${scoreText(halfTime)}.`,
        ]);
  if (goals.length > maxGoalsOneByOne) return together([half, byScorer(facts, pick)]);
  const sentences = goals.map((goal, index) => sentence(facts, goal, index, pick));
  return together(goals.length >= 3 ? withBreak(sentences, facts, half) : sentences);
}

const verbs: Record<GoalMove, readonly string[]> = {
  first: ['otvara utakmicu', 'načinje mrežu', 'donosi prvi pogodak'],
  level: ['izjednačuje', 'vraća ravnotežu', 'pogađa za izjednačenje'],
  ahead: ['donosi vodstvo', 'pogađa za vodstvo'],
  further: ['povećava prednost', 'povisuje vodstvo', 'pogađa za još veću prednost'],
  closer: ['smanjuje zaostatak', 'ublažuje rezultat'],
};

const ways: Partial<Record<GoalFact['kind'], string>> = {
  penalty: ' iz šesterca',
  'ten-metres': ' iz deseterca',
};

function sentence(facts: ReportFacts, goal: GoalFact, index: number, pick: Pick): string {
  const { team, scorer, assist, minute, kind, score } = goal;
  const when = minute === null ? '' : `u ${minute}. minuti`;
  const now = scoreText(score);
  if (kind === 'own-goal') {
    const whose = scorer === null ? '' : ` (${scorer})`;
    return together([`Autogol${whose}`, when, `mijenja rezultat na ${now}.`]);
  }
  const move = moveOf(score[team], score[otherSide(team)]);
  const verb = pick(`goal-${index}`, verbs[move]);
  const who = scorer ?? facts[team].name;
  const helped = assist === null ? '' : `, asistira ${assist}`;
  const done = `${verb}${ways[kind] ?? ''}`;
  const orders = [
    together([who, when, `${done}${helped}: ${now}.`]),
    capital(together([when, `${done} ${who}${helped}: ${now}.`])),
  ];
  return pick(`order-${index}`, orders);
}

const scorerWords: ScorerWords = { and: 'i', ownGoal: 'autogol', minute: (minute) => `${minute}.` };

function byScorer(facts: ReportFacts, pick: Pick): string {
  const scorers = scorersText(facts, scorerWords);
  if (scorers === '') return '';
  return `${pick('list', ['Strijelci', 'U strijelce se upisuju', 'Mreže tresu'])} – ${scorers}.`;
}
