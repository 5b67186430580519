export interface InBothLanguages {
  hr: string;
  en: string;
}

/** Path and tab title of every page; the server answers 404 for every other path. */
export const sitePages = {
  '/': { hr: 'Kolo – futsal liga uživo', en: 'Kolo – the futsal league, live' },
  '/auth': { hr: 'Prijava', en: 'Sign in' },
  '/auth/forgot': { hr: 'Zaboravljena lozinka', en: 'Forgotten password' },
  '/auth/reset': { hr: 'Nova lozinka', en: 'New password' },
  '/auth/confirm': { hr: 'Potvrda adrese', en: 'Confirm your address' },
  '/setup': { hr: 'Postavljanje lige', en: 'Set up your league' },
  '/account': { hr: 'Moj račun', en: 'My account' },
  '/live': { hr: 'Uživo', en: 'Live' },
  '/live/:id': { hr: 'Uživo', en: 'Live' },
  '/propositions': { hr: 'Pravila lige', en: 'League rules' },
  '/league-table': { hr: 'Tablica lige', en: 'League table' },
  '/matches': { hr: 'Utakmice', en: 'Matches' },
  '/statistics': { hr: 'Statistika', en: 'Statistics' },
  '/gallery': { hr: 'Galerija slika', en: 'Photo gallery' },
  '/console': { hr: 'Zapisnički stol', en: 'Scorer’s table' },
  '/console/match/:id': { hr: 'Vođenje utakmice', en: 'Match control' },
  '/console/practice': { hr: 'Vježba', en: 'Practice' },
  '/team/:id': { hr: 'Tim', en: 'Team' },
  '/admin': { hr: 'Administracija', en: 'Administration' },
  '/admin-dashboard': { hr: 'Administracija', en: 'Administration' },
  '/admin/jobs': { hr: 'Pozadinski poslovi', en: 'Background jobs' },
  '/admin/commentary/:id': { hr: 'Tekstovi o utakmici', en: 'Texts about the match' },
  '/admin/match/:id': { hr: 'Vođenje utakmice', en: 'Match control' },
  '/league/:id': { hr: 'Liga', en: 'League' },
  '/moj-tim': { hr: 'Moj tim', en: 'My team' },
  '/embed/table/:id': { hr: 'Tablica', en: 'Table' },
  '/embed/match/:id': { hr: 'Utakmica', en: 'Match' },
  '/scoreboard/:id': { hr: 'Semafor u dvorani', en: 'Hall scoreboard' },
  '/overlay/:id': { hr: 'Semafor', en: 'Scoreboard' },
} as const satisfies Record<string, InBothLanguages>;

export type SitePath = keyof typeof sitePages;

export const registerTitle: InBothLanguages = { hr: 'Registracija', en: 'Register' };

export const missingTitles = {
  page: { hr: 'Page Not Found', en: 'Page Not Found' },
  match: { hr: 'Utakmica nije pronađena', en: 'Match not found' },
  team: { hr: 'Tim nije pronađen', en: 'Team not found' },
} as const satisfies Record<string, InBothLanguages>;

/** The title of a browser tab: every one ends with the name of the product. */
export const tabTitle = (title: string): string =>
  title === 'Kolo' || title.startsWith('Kolo ') ? title : `${title} · Kolo`;

/** A spectator who works in another tab sees a goal in the title. */
export function matchTitle(
  homeTeam: string,
  awayTeam: string,
  score: { home: number | null; away: number | null },
): string {
  const played = score.home === null || score.away === null ? '' : `${score.home}:${score.away} `;
  return `${played}${homeTeam} – ${awayTeam}`;
}
