export interface InBothLanguages {
  hr: string;
  en: string;
}

export interface SitePage {
  /** Title of the browser's tab. */
  title: InBothLanguages;
  /** The kind of thing that the id in the path names, for pages that other sites and previews link to. */
  shows?: 'match' | 'team' | 'player' | 'table' | 'awards' | 'bracket';
  /** Query parameters that the rendered page depends on; left out where the server renders no content. */
  rendered?: readonly string[];
  /** Other sites may show it in a frame; its language and theme are in its address. */
  framed?: true;
  /** It starts with little more than the code of a match. */
  entry?: 'live';
  /** `list`: in the site map. `refuse`: robots are asked to leave it out. */
  searchEngines?: 'list' | 'refuse';
}

const pages = {
  '/': {
    title: { hr: 'Kolo – futsal liga uživo', en: 'Kolo – the futsal league, live' },
    rendered: ['league'],
    searchEngines: 'list',
  },
  '/auth': { title: { hr: 'Prijava', en: 'Sign in' }, searchEngines: 'refuse' },
  '/auth/forgot': {
    title: { hr: 'Zaboravljena lozinka', en: 'Forgotten password' },
    searchEngines: 'refuse',
  },
  '/auth/reset': { title: { hr: 'Nova lozinka', en: 'New password' }, searchEngines: 'refuse' },
  '/auth/confirm': {
    title: { hr: 'Potvrda adrese', en: 'Confirm your address' },
    searchEngines: 'refuse',
  },
  '/mails': {
    title: { hr: 'Tjedne poruke', en: 'Weekly emails' },
    searchEngines: 'refuse',
  },
  '/setup': {
    title: { hr: 'Postavljanje lige', en: 'Set up your league' },
    searchEngines: 'refuse',
  },
  '/account': { title: { hr: 'Moj račun', en: 'My account' }, searchEngines: 'refuse' },
  '/live': { title: { hr: 'Uživo', en: 'Live' }, rendered: [], searchEngines: 'list' },
  '/live/:id': { title: { hr: 'Uživo', en: 'Live' }, shows: 'match', entry: 'live', rendered: [] },
  '/league-table': {
    title: { hr: 'Tablica lige', en: 'League table' },
    rendered: ['league', 'tab', 'table'],
    searchEngines: 'list',
  },
  '/matches': {
    title: { hr: 'Utakmice', en: 'Matches' },
    rendered: ['league', 'tab', 'round', 'team', 'match'],
    searchEngines: 'list',
  },
  '/statistics': {
    title: { hr: 'Statistika', en: 'Statistics' },
    rendered: ['league', 'tab'],
    searchEngines: 'list',
  },
  '/search': {
    title: { hr: 'Traži', en: 'Search' },
    rendered: ['q'],
    searchEngines: 'refuse',
  },
  '/developers': {
    title: { hr: 'Za programere', en: 'For developers' },
    rendered: [],
    searchEngines: 'list',
  },
  '/gallery': { title: { hr: 'Galerija slika', en: 'Photo gallery' }, searchEngines: 'list' },
  '/propositions': { title: { hr: 'Pravila lige', en: 'League rules' }, searchEngines: 'list' },
  '/console': { title: { hr: 'Zapisnički stol', en: 'Scorer’s table' } },
  '/console/match/:id': { title: { hr: 'Vođenje utakmice', en: 'Match control' } },
  '/console/practice': { title: { hr: 'Vježba', en: 'Practice' } },
  '/team/:id': { title: { hr: 'Tim', en: 'Team' }, shows: 'team', rendered: ['league', 'tab'] },
  // Search engines forget a name later than this site does.
  '/player/:id': {
    title: { hr: 'Igrač', en: 'Player' },
    shows: 'player',
    rendered: [],
    searchEngines: 'refuse',
  },
  '/admin': { title: { hr: 'Administracija', en: 'Administration' }, searchEngines: 'refuse' },
  '/admin-dashboard': {
    title: { hr: 'Administracija', en: 'Administration' },
    searchEngines: 'refuse',
  },
  '/admin/jobs': {
    title: { hr: 'Pozadinski poslovi', en: 'Background jobs' },
    searchEngines: 'refuse',
  },
  '/admin/commentary/:id': {
    title: { hr: 'Tekstovi o utakmici', en: 'Texts about the match' },
    searchEngines: 'refuse',
  },
  '/admin/match/:id': {
    title: { hr: 'Vođenje utakmice', en: 'Match control' },
    searchEngines: 'refuse',
  },
  '/league/:id/suspensions': {
    title: { hr: 'Suspendirani za sljedeće kolo', en: 'Suspended for the next round' },
    rendered: [],
  },
  '/league/:id/bracket': {
    title: { hr: 'Doigravanje', en: 'Finals' },
    shows: 'bracket',
    rendered: [],
  },
  '/league/:id/awards': {
    title: { hr: 'Nagrade', en: 'Awards' },
    shows: 'awards',
    rendered: [],
  },
  '/league/:id/archive': {
    title: { hr: 'Arhiva sezone', en: 'Season archive' },
    rendered: [],
  },
  '/league/:id': { title: { hr: 'Liga', en: 'League' }, searchEngines: 'refuse' },
  '/sign-off/:id': {
    title: { hr: 'Ovjera zapisnika', en: 'Sign-off' },
    searchEngines: 'refuse',
  },
  '/referee': { title: { hr: 'Suđenje', en: 'Refereeing' }, searchEngines: 'refuse' },
  '/predictions': { title: { hr: 'Prognoze', en: 'Predictions' }, searchEngines: 'refuse' },
  '/moj-tim': { title: { hr: 'Moj tim', en: 'My team' }, searchEngines: 'refuse' },
  '/embed/table/:id': {
    title: { hr: 'Tablica', en: 'Table' },
    shows: 'table',
    rendered: ['lang', 'theme'],
    framed: true,
    searchEngines: 'refuse',
  },
  '/embed/bracket/:id': {
    title: { hr: 'Doigravanje', en: 'Finals' },
    shows: 'bracket',
    rendered: ['lang', 'theme'],
    framed: true,
    searchEngines: 'refuse',
  },
  '/embed/match/:id': {
    title: { hr: 'Utakmica', en: 'Match' },
    shows: 'match',
    entry: 'live',
    rendered: ['lang', 'theme'],
    framed: true,
    searchEngines: 'refuse',
  },
  '/scoreboard/:id': {
    title: { hr: 'Semafor u dvorani', en: 'Hall scoreboard' },
    shows: 'match',
    entry: 'live',
    rendered: [],
    searchEngines: 'refuse',
  },
  '/overlay/:id': {
    title: { hr: 'Semafor', en: 'Scoreboard' },
    shows: 'match',
    entry: 'live',
    rendered: ['lang', 'theme'],
    framed: true,
    searchEngines: 'refuse',
  },
} as const satisfies Record<string, SitePage>;

export type SitePath = keyof typeof pages;

/** Every page; the server answers 404 for every other path. */
export const sitePages: Readonly<Record<SitePath, SitePage>> = pages;

export const registerTitle: InBothLanguages = { hr: 'Registracija', en: 'Register' };

export const missingTitles = {
  page: { hr: 'Page Not Found', en: 'Page Not Found' },
  match: { hr: 'Utakmica nije pronađena', en: 'Match not found' },
  team: { hr: 'Tim nije pronađen', en: 'Team not found' },
  player: { hr: 'Igrač nije pronađen', en: 'Player not found' },
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
