import { limits, type MatchView, outcomeWord, type RefereeRole } from '@kolo/domain';
import { refereeRole } from '../../office/referees/index.js';
import { listed, type News } from '../../people/notices/index.js';
import type { Language } from '../../platform/api/language.js';
import { placeOf } from '../../season/notices/index.js';

/** Parts of a weekly mail, each left out where it has nothing to say. */
const part = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : [listed(title, lines)];

export const weekNews = (parts: readonly string[], language: Language): News => ({
  subject: texts[language].subject,
  text: parts.join('\n\n'),
});

export const fixtureLine = (match: MatchView, language: Language): string =>
  `${match.homeTeamName} – ${match.awayTeamName}, ${placeOf(match, language)}`;

export const upcomingMatches = (lines: readonly string[], language: Language): string[] =>
  part(texts[language].next, lines);

export const suspendedPeople = (lines: readonly string[], language: Language): string[] =>
  part(texts[language].suspended, lines);

export interface IncompleteList {
  name: string;
  approved: number;
  needed: number;
}

export const incompleteLists = (teams: readonly IncompleteList[], language: Language): string[] => {
  const { lists, approvedOf } = texts[language];
  return part(
    lists,
    teams.map(({ name, approved, needed }) => `${name}: ${approvedOf(approved, needed)}`),
  );
};

export interface OpenPlace {
  homeTeam: string;
  awayTeam: string;
  matchDate: string;
  venue: string | null;
  role: RefereeRole;
}

export function openPlaces(
  places: readonly OpenPlace[],
  all: number,
  language: Language,
): string[] {
  const { places: title, more } = texts[language];
  const lines = places.map(
    (place) =>
      `${place.homeTeam} – ${place.awayTeam}, ${placeOf(place, language)}: ${refereeRole(place.role, language)}`,
  );
  const rest = all - places.length;
  return part(title, rest > 0 ? [...lines, more(rest)] : lines);
}

export const openResults = (matches: readonly MatchView[], language: Language): string[] =>
  part(
    texts[language].results,
    matches.map((match) => `${resultLine(match, language)}: ${stateOf(match, language)}`),
  );

export const playedMatches = (matches: readonly MatchView[], language: Language): string[] =>
  part(
    texts[language].played,
    matches.map((match) => resultLine(match, language)),
  );

function resultLine(match: MatchView, language: Language): string {
  const { homeTeamName, awayTeamName, homeScore, awayScore } = match;
  if (homeScore === null || awayScore === null) return fixtureLine(match, language);
  const result = `${homeTeamName} ${homeScore}:${awayScore} ${awayTeamName}`;
  const word = outcomeWord(match, language);
  return word === null ? result : `${result} (${word})`;
}

function stateOf({ status, resultState }: MatchView, language: Language): string {
  const words = texts[language];
  if (resultState === 'under-protest') return words.protested;
  return status === 'completed' ? words.unconfirmed : words.unplayed;
}

/** How to end these mails. */
export const ended = (link: string, language: Language): string => `${texts[language].end} ${link}`;

export const digestNews = (league: string, parts: readonly string[], language: Language): News => ({
  subject: texts[language].digest(league),
  text: [texts[language].digestLead(league), ...parts].join('\n\n'),
});

export const confirmDigest = (league: string, link: string, language: Language): News => {
  const words = texts[language];
  return {
    subject: words.confirm,
    text: [words.confirmText(league), link, words.confirmElse].join('\n\n'),
  };
};

const texts = {
  hr: {
    subject: 'vaš tjedan',
    next: 'sljedeće utakmice:',
    suspended: 'suspendirani su:',
    lists: 'popis igrača nije potpun:',
    approvedOf: (approved: number, needed: number) =>
      `odobreno igrača: ${approved}, a na terenu ih igra ${needed}`,
    places: 'bez suca su:',
    more: (count: number) => `i još mjesta: ${count}`,
    results: 'rezultati koje treba pogledati:',
    protested: 'protest čeka odluku',
    unconfirmed: 'nije potvrđen',
    unplayed: 'bez rezultata',
    end: 'Poruku dobivate svakog ponedjeljka. Ako je više ne želite:',
    digest: (league: string) => `tjedan lige ${league}`,
    digestLead: (league: string) => `ovo je tjedan lige ${league}.`,
    played: 'odigrano je:',
    confirm: 'potvrdite prijavu na tjedni pregled',
    confirmText: (league: string) =>
      `netko je ovu adresu prijavio na tjedni pregled lige ${league}. Ako ste to bili vi, potvrdite:`,
    confirmElse: `Ako niste, ne trebate učiniti ništa: bez potvrde se adresa briše nakon ${limits.digests.unconfirmedDays} dana.`,
  },
  en: {
    subject: 'your week',
    next: 'next matches:',
    suspended: 'these people are suspended:',
    lists: 'incomplete lists of players:',
    approvedOf: (approved: number, needed: number) =>
      `${approved} approved, and ${needed} play at once`,
    places: 'these places have no referee:',
    more: (count: number) => `and ${count} more`,
    results: 'results to check:',
    protested: 'a protest awaits a decision',
    unconfirmed: 'not confirmed',
    unplayed: 'no result',
    end: 'You get this email every Monday. If you no longer want it:',
    digest: (league: string) => `the week of ${league}`,
    digestLead: (league: string) => `this is the week of ${league}.`,
    played: 'played:',
    confirm: 'confirm the weekly digest',
    confirmText: (league: string) =>
      `somebody asked for the weekly digest of ${league} to be mailed here. If it was you, confirm it:`,
    confirmElse: `If it was not, you need not do anything: without your confirmation the address is deleted after ${limits.digests.unconfirmedDays} days.`,
  },
} as const;
