import { type EarlierFixture, listed, type News } from '../../people/notices/index.js';
import type { Language } from '../../platform/api/language.js';
import { placeOf } from './match-news-texts.js';

export interface ProposedMove extends EarlierFixture {
  homeTeam: string;
  awayTeam: string;
  /** The team whose company proposed it. */
  team: string;
  state: 'open' | 'accepted' | 'declined';
  answerBy: string;
}

export function proposalNews(moves: readonly ProposedMove[], language: Language): News {
  const { subject, title } = texts[language];
  return {
    subject,
    text: listed(
      title,
      moves.map((move) => lineOf(move, language)),
    ),
  };
}

function lineOf(move: ProposedMove, language: Language): string {
  const words = texts[language];
  const place = placeOf(move, language);
  const answerBy = placeOf({ matchDate: move.answerBy, venue: null }, language);
  return `${move.homeTeam} – ${move.awayTeam}: ${words[move.state](place, move.team, answerBy)}`;
}

type Line = (place: string, team: string, answerBy: string) => string;

const texts = {
  hr: {
    subject: 'prijedlog termina',
    title: 'prijedlozi za premještanje utakmica:',
    open: (place, team, answerBy) => `${team} predlaže ${place}; odgovorite do: ${answerBy}`,
    accepted: (place) => `protivnik prihvaća ${place}; čeka se potvrda lige`,
    declined: (place) => `prijedlog ${place} je odbijen`,
  },
  en: {
    subject: 'a proposed time',
    title: 'proposals to move matches:',
    open: (place, team, answerBy) => `${team} proposes ${place}; answer by ${answerBy}`,
    accepted: (place) => `the opponent accepts ${place}; the league has to confirm it`,
    declined: (place) => `the proposal ${place} was declined`,
  },
} as const satisfies Record<
  Language,
  { subject: string; title: string } & Record<ProposedMove['state'], Line>
>;
