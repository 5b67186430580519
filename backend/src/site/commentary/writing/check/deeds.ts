import type { CardFact, CommentaryFacts, ReportFacts } from '../facts.js';
import { goalsByPlayer } from '../story.js';
import type { Cast } from './cast.js';
import { type Objection, type Sentence, wordsOf } from './text.js';
import { assisting, scoring } from './verbs.js';

const redCard = /crven\p{L}* karton|isključen|red card|sent off|dismissed/iu;
const yellowCard = /žut\p{L}* karton|yellow card|\bbooked\b/iu;
const best = /\bmvp\b|igrač(a|em|u)? (utakmice|susreta|dvoboja)|(player|man) of the match/iu;
const hatTrick = /hat-?\s?trick|het-?\s?trik/iu;
const twice = /dvaput|dva puta|\bbrace\b|\btwice\b|dvostruki strijelac/iu;
const negation = /\b(ne|nije|nisu|bez|nema|no|not|without|never)\b/iu;

export function deedObjections(
  { text, clauses }: Sentence,
  facts: CommentaryFacts,
  cast: Cast,
): Objection[] {
  if (facts.kind === 'preview') return [];
  const everybody = cast.peopleIn(wordsOf(text));
  return clauses.flatMap((clause) => {
    const people = cast.peopleIn(wordsOf(clause));
    const said = cast.withoutNames(clause);
    return [
      ...scorerObjections(said, people, facts),
      ...cardObjections(said, people, facts),
      ...bestObjections(said, everybody, facts),
      ...countObjections(said, people, facts),
    ];
  });
}

const among = (who: readonly string[], names: ReadonlySet<string | null>): boolean =>
  who.some((name) => names.has(name));

function scorerObjections(clause: string, people: string[][], facts: ReportFacts): Objection[] {
  if (!scoring.test(clause) || negation.test(clause)) return [];
  const doers = new Set(facts.goals.map(({ scorer }) => scorer));
  if (assisting.test(clause)) for (const { assist } of facts.goals) doers.add(assist);
  return people
    .filter((who) => !among(who, doers))
    .map(([name]) => ({ rule: 'scorer', detail: `${name} did not score.` }));
}

function cardObjections(clause: string, people: string[][], { cards }: ReportFacts): Objection[] {
  const named = (colour: 'yellow' | 'red'): Set<string> =>
    new Set(cards.filter((card) => isOf(card, colour)).map(({ player }) => player));
  const wrong = (colour: 'yellow' | 'red', pattern: RegExp): Objection[] => {
    if (!pattern.test(clause) || negation.test(clause)) return [];
    const shown = named(colour);
    if (shown.size === 0) return [{ rule: 'card', detail: `There was no ${colour} card.` }];
    return people
      .filter((who) => !among(who, shown))
      .map(([name]) => ({ rule: 'card', detail: `${name} was shown no ${colour} card.` }));
  };
  return [...wrong('red', redCard), ...wrong('yellow', yellowCard)];
}

/** A second yellow card is a red one too. */
const isOf = (card: CardFact, colour: 'yellow' | 'red'): boolean =>
  card.colour === colour || (colour === 'yellow' && card.isSecondYellow === true);

function bestObjections(clause: string, people: string[][], { mvp }: ReportFacts): Objection[] {
  if (!best.test(clause)) return [];
  if (mvp === null) return [{ rule: 'mvp', detail: 'Nobody was chosen player of the match.' }];
  if (people.length === 0 || people.some((who) => who.includes(mvp.name))) return [];
  return [{ rule: 'mvp', detail: `The player of the match is ${mvp.name}.` }];
}

function countObjections(clause: string, people: string[][], { goals }: ReportFacts): Objection[] {
  const counts = goalsByPlayer(goals);
  const wrong = (min: number, pattern: RegExp): Objection[] => {
    if (!pattern.test(clause) || negation.test(clause)) return [];
    const able = (names: readonly string[]): boolean =>
      names.some((name) => (counts.get(name) ?? 0) >= min);
    if (people.length === 0 ? able([...counts.keys()]) : people.every(able)) return [];
    return [{ rule: 'scorer', detail: `Nobody named there scored ${min} goals.` }];
  };
  return [...wrong(3, hatTrick), ...wrong(2, twice)];
}
