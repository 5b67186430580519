import type { TeamSide } from '../../match/events.js';
import { otherSide } from '../../match/state.js';
import { type GoalFact, type ReportFacts, scoreText } from '../facts.js';
import { type GoalMove, listed, moveOf, type Pick, together } from '../pick.js';
import type { Story } from '../story.js';

/** As many goals as are told one by one. */
const toldSingly = 5;

/** The goals: one after the other, or by scorer where there are many. */
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
  if (goals.length > toldSingly) return together([half, byScorer(facts, pick)]);
  const sentences = goals.map((goal, index) => sentence(facts, goal, index, pick));
  return together([...sentences, goals.length >= 3 ? half : null]);
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

function byScorer(facts: ReportFacts, pick: Pick): string {
  const side = (team: TeamSide): string => {
    const goals = facts.goals.filter((goal) => goal.team === team && goal.scorer !== null);
    const names = [...new Set(goals.map(({ scorer }) => scorer ?? ''))];
    return listed(
      names.map((name) => {
        const own = goals.filter(({ scorer }) => scorer === name);
        const minutes = own.flatMap(({ minute, kind }) => {
          const label = minute === null ? [] : [`${minute}.`];
          return kind === 'own-goal' ? [[...label, 'autogol'].join(' ')] : label;
        });
        return minutes.length === 0 ? name : `${name} (${minutes.join(', ')})`;
      }),
      'i',
    );
  };
  const [home, away] = [side('home'), side('away')];
  const parts = [
    home === '' ? null : `${facts.home.name}: ${home}`,
    away === '' ? null : `${facts.away.name}: ${away}`,
  ].filter((part) => part !== null);
  if (parts.length === 0) return '';
  return `${pick('list', ['Strijelci', 'U strijelce se upisuju', 'Mreže tresu'])} – ${parts.join('; ')}.`;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('hr') + text.slice(1);
