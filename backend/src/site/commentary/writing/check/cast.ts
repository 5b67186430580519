import { isFormOf } from '@kolo/domain';
import type { CommentaryFacts } from '../facts.js';
import { type Word, wordsOf } from './text.js';

interface Named {
  name: string;
  words: readonly string[];
}

/** All names that a text about this match may use. */
export class Cast {
  readonly people: readonly Named[];
  readonly teams: readonly Named[];
  private readonly places: readonly Named[];

  constructor(facts: CommentaryFacts) {
    const { home, away, venue, people } = facts;
    this.people = [...new Set(people)].map(named);
    this.teams = [home.name, away.name].map(named);
    this.places = venue === null ? [] : [named(venue)];
  }

  /** People named by their last or full name; several where they share it. */
  peopleIn(words: readonly Word[]): string[][] {
    const found: string[][] = [];
    for (const [index, word] of words.entries()) {
      if (!word.capital || this.isTeamWord(word.text)) continue;
      const before = word.joined ? words[index - 1] : undefined;
      const candidates = this.people.filter(
        ({ words: own }) => own.length > 0 && isFormOf(word.text, own.at(-1) ?? ''),
      );
      const whole = candidates.filter(
        ({ words: own }) => before !== undefined && own.some((one) => isFormOf(before.text, one)),
      );
      const meant = whole.length > 0 ? whole : candidates;
      if (meant.length > 0) found.push(meant.map(({ name }) => name));
    }
    return found;
  }

  knows(word: string): boolean {
    return [...this.people, ...this.teams, ...this.places].some(({ words }) =>
      words.some((own) => isFormOf(word, own)),
    );
  }

  isTeamWord(word: string): boolean {
    return this.teams.some(({ words }) => words.some((own) => isFormOf(word, own)));
  }

  fit(first: string, second: string): boolean {
    const holds = ({ words }: Named, word: string): boolean =>
      words.some((own) => isFormOf(word, own));
    const isPerson = (word: string): boolean =>
      this.people.some((one) => holds(one, word)) &&
      ![...this.teams, ...this.places].some((one) => holds(one, word));
    if (!isPerson(first) || !isPerson(second)) return true;
    return this.people.some((one) => holds(one, first) && holds(one, second));
  }

  /** Numbers in names of teams and venues claim nothing. */
  withoutNames(text: string): string {
    return [...this.teams, ...this.places, ...this.people].reduce(
      (rest, { name }) => rest.replaceAll(name, ' '),
      text,
    );
  }
}

const named = (name: string): Named => ({
  name,
  words: wordsOf(name).map(({ text }) => text),
});
