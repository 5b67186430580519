import { type CommentaryFacts, minuteNumber, scoreText } from '../facts.js';
import type { Cast } from './cast.js';
import { numbersOf, numberWord, scoresOf, timesOf } from './numbers.js';
import { minuteList, type Objection, type Sentence, wordsOf } from './text.js';
import { assisting, scoring } from './verbs.js';

const digitsScore = /(?<![\d.])(\d{1,3})\s?[:\-–]\s?(\d{1,3})(?![\d])/gu;
const wordScore = /(\p{L}+)[\s-](?:prema|naprama|na|to)[\s-](\p{L}+)/gu;
const spacedScore = /(?<!\d)(\d{1,3}) (?:prema|naprama|na|to) (\d{1,3})(?!\d)/gu;
/** `17. minuti`, `17' `, `20+2. minuti`, `17th minute`, `minute 17`, `17th-minute`. */
const minuteBefore =
  /(\d{1,3}(?:\+\d{1,2})?)(?:\.|st|nd|rd|th)?(?:\s|-)?(?:min\b|minut\p{L}*|['’′])/gu;
const minuteAfter = /\bminut\p{L}*\s(\d{1,3}(?:\+\d{1,2})?)(?!\d*\s?[:–-]\s?\d)/gu;
const minuteWords = /(\p{L}+)(?:\s|-)minut\p{L}*/gu;

export function numberObjections(
  sentences: readonly Sentence[],
  facts: CommentaryFacts,
  cast: Cast,
): Objection[] {
  const objections: Objection[] = [];
  const plain = sentences.map(({ text }) => cast.withoutNames(text));
  const stated = plain.flatMap(scoresIn);
  const [known, times] = [scoresOf(facts), timesOf(facts)];
  for (const score of stated)
    if (!known.has(score) && !times.has(score) && !times.has(score.padStart(5, '0')))
      objections.push({
        rule: 'score',
        detail: `The score ${score} was never on the board. Scores are written with the home side first.`,
      });
  if (facts.kind === 'report' && !stated.includes(scoreText(facts.score)))
    objections.push({
      rule: 'score',
      detail: `The final score ${scoreText(facts.score)} is missing (home side first).`,
    });
  for (const sentence of sentences) objections.push(...minuteObjections(sentence, facts, cast));
  const numbers = numbersOf(facts);
  for (const sentence of plain)
    for (const number of otherNumbersIn(sentence))
      if (!numbers.has(number))
        objections.push({ rule: 'number', detail: `The number ${number} is not in the data.` });
  return objections;
}

function scoresIn(sentence: string): string[] {
  const digits = [...sentence.matchAll(digitsScore), ...sentence.matchAll(spacedScore)].map(
    ([, a, b]) => (String(a).length > 1 && a?.startsWith('0') ? `${a}:${b}` : `${Number(a)}:${b}`),
  );
  const words = [...sentence.matchAll(wordScore)].flatMap(([, a = '', b = '']) => {
    const [home, away] = [numberWord(a), numberWord(b)];
    return home === null || away === null ? [] : [`${home}:${away}`];
  });
  return [...digits, ...words];
}

function minutesIn(text: string): string[] {
  const digits = [...text.matchAll(minuteBefore), ...text.matchAll(minuteAfter)].map(
    ([, label = '']) => label,
  );
  const words = [...text.matchAll(minuteWords)].flatMap(([, word = '']) => numberWord(word) ?? []);
  return [...digits, ...words.map(String)];
}

function minuteObjections(
  { text, clauses }: Sentence,
  facts: CommentaryFacts,
  cast: Cast,
): Objection[] {
  if (facts.kind === 'preview')
    return minutesIn(text).map((minute) => ({
      rule: 'minute',
      detail: `Minute ${minute}: nothing has been played yet.`,
    }));
  const noted = [
    ...facts.goals.map(({ minute, scorer, assist, score }) => ({
      minute: minuteNumber(minute),
      people: [scorer, assist],
      score: scoreText(score),
    })),
    ...facts.cards.map(({ minute, player }) => ({
      minute: minuteNumber(minute),
      people: [player],
      score: null,
    })),
  ];
  const lists = [...text.matchAll(minuteList)].flatMap(({ 1: list = '', index }) => {
    const owner = cast.peopleIn(wordsOf(text.slice(0, index))).at(-1);
    return [...list.matchAll(/\d{1,3}(?:\+\d{1,2})?/g)].flatMap(([label]): Objection[] => {
      const then = noted.filter(({ minute }) => minute === minuteNumber(label));
      const known = then.flatMap(({ people }) => people);
      if (owner === undefined ? then.length > 0 : owner.some((name) => known.includes(name)))
        return [];
      return [
        {
          rule: 'minute',
          detail: `Minute ${label} does not belong to the person named before it.`,
        },
      ];
    });
  });
  const inClauses = clauses.flatMap((clause): Objection[] => {
    const people = cast.peopleIn(wordsOf(clause));
    const scores = scoresIn(cast.withoutNames(clause));
    return minutesIn(clause).flatMap((label): Objection[] => {
      const then = noted.filter(({ minute }) => minute === minuteNumber(label));
      if (then.length === 0)
        return [{ rule: 'minute', detail: `Nothing was noted in minute ${label}.` }];
      const goal = scoring.test(clause) && !assisting.test(clause);
      const known = then.flatMap(({ people: [doer, helper] }) => (goal ? [doer] : [doer, helper]));
      const right = people.length === 0 || people.some((who) => who.some((n) => known.includes(n)));
      if (!right)
        return [
          {
            rule: 'minute',
            detail: `Minute ${label} does not belong to whoever is named with it.`,
          },
        ];
      const [score] = scores;
      const goals = then.flatMap((one) => one.score ?? []);
      if (scores.length === 1 && goals.length > 0 && score !== undefined && !goals.includes(score))
        return [{ rule: 'score', detail: `In minute ${label} the score did not become ${score}.` }];
      return [];
    });
  });
  return [...lists, ...inClauses];
}

function otherNumbersIn(sentence: string): number[] {
  const rest = [digitsScore, spacedScore, minuteBefore, minuteAfter].reduce(
    (text, pattern) => text.replace(pattern, ' '),
    sentence.replace(minuteList, ' '),
  );
  return [...rest.matchAll(/\d+/gu)].map(([digits]) => Number(digits));
}
