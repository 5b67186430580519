import { type BySide, zagrebWallTime } from '@kolo/domain';
import { type CommentaryFacts, scoreText } from '../facts.js';
import { goalsByPlayer } from '../story.js';

/** At the end, at half-time and after each goal, the home side first. */
export function scoresOf(facts: CommentaryFacts): Set<string> {
  const scores: BySide<number>[] =
    facts.kind === 'preview'
      ? facts.lastMeeting === null
        ? []
        : [facts.lastMeeting.score]
      : [facts.score, ...facts.goals.map(({ score }) => score)];
  if (facts.kind === 'report' && facts.halfTime !== null) scores.push(facts.halfTime);
  if (facts.kind === 'report' && facts.decision?.by === 'kicks') scores.push(facts.decision.score);
  if (facts.kind === 'report' && facts.goals.length > 0) scores.push({ home: 0, away: 0 });
  return new Set(scores.map(scoreText));
}

/** Clock times that are no scores: the kick-off. */
export const timesOf = ({ matchDate }: CommentaryFacts): Set<string> =>
  new Set([zagrebWallTime(matchDate).time]);

export function numbersOf(facts: CommentaryFacts): Set<number> {
  const numbers = new Set<number>();
  const add = (...all: (number | null)[]): void => {
    for (const one of all) if (one !== null) numbers.add(one);
  };
  for (const { placeBefore, placeAfter, form, winsInARow, winless } of [facts.home, facts.away]) {
    add(placeBefore, placeAfter, form.length, winsInARow, winless);
    for (const letter of ['W', 'D', 'L'] as const) add(form.filter((one) => one === letter).length);
  }
  const { day, time } = zagrebWallTime(facts.matchDate);
  add(facts.round, ...day.split('-').map(Number), ...time.split(':').map(Number));
  if (facts.kind === 'preview') {
    add(facts.teams, facts.topScorers.home?.goals ?? null, facts.topScorers.away?.goals ?? null);
    return numbers;
  }
  const { score, cards, goals, decision } = facts;
  if (decision?.by === 'kicks') add(decision.score.home, decision.score.away);
  add(score.home, score.away, score.home + score.away, Math.abs(score.home - score.away));
  for (const colour of ['yellow', 'red']) add(cards.filter((one) => one.colour === colour).length);
  add(...goalsByPlayer(goals).values());
  return numbers;
}

const numberWords: readonly (readonly [RegExp, number])[] = [
  [/^(nula|nul[ue]|nil|zero)$/, 0],
  [/^(jedan|jedn\p{L}+|prv\p{L}+|one|first)$/u, 1],
  [/^(dva|dvije|drug\p{L}+|two|second)$/u, 2],
  [/^(tri|treć\p{L}+|three|third)$/u, 3],
  [/^(četiri|četvrt\p{L}+|four|fourth)$/u, 4],
  [/^(pet|pet(a|e|i|o|oj|om|og|u)|five|fifth)$/, 5],
  [/^(šest|šest(a|e|i|o|oj|om|og|u)|six|sixth)$/, 6],
  [/^(sedam|sedm\p{L}+|seven|seventh)$/u, 7],
  [/^(osam|osm\p{L}+|eight|eighth)$/u, 8],
  [/^(devet|devet(a|e|i|o|oj|om|og|u)|nine|ninth)$/, 9],
  [/^(deset|deset(a|e|i|o|oj|om|og|u)|ten|tenth)$/, 10],
];

export function numberWord(word: string): number | null {
  const found = numberWords.find(([pattern]) => pattern.test(word.toLowerCase()));
  return found === undefined ? null : found[1];
}
