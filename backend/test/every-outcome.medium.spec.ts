import { type LeagueTableRow, matchStatuses, type TeamDetails, type TopScorer } from '@kolo/domain';
import { type Caller, startTestApp, type TestApp } from './app.js';
import { type LeagueOfOutcomes, leagueOfOutcomes } from './every-outcome.js';
import { type RenderedSite, renderedSite } from './renderer.js';

let site: RenderedSite;
let kolo: TestApp;
let league: LeagueOfOutcomes;
beforeAll(async () => {
  site = renderedSite([]);
  kolo = await startTestApp({ siteFolder: site.folder });
  league = await leagueOfOutcomes(kolo);
  for (const id of league.matches.keys()) await addTexts(id);
});
afterAll(async () => {
  await kolo.close();
  site.remove();
});

const addTexts = (id: number) =>
  kolo.db.query(
    `INSERT INTO match_commentaries (match_id, kind, language, text, source, log_version, facts_hash)
     SELECT $1, kind, 'hr', 'Kako je bilo.', 'template', 1, '-' FROM unnest(ARRAY['report', 'preview']) kind
     ON CONFLICT DO NOTHING`,
    [id],
  );

type Fields = Record<string, unknown>;

/** Each object in an answer that says how a match stands. */
function matchesIn(value: unknown): Fields[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(matchesIn);
  const isMatch = 'status' in value && matchStatuses.some((status) => status === value.status);
  return isMatch ? [value as Fields, ...inside] : inside;
}

/** A match in the words of an answer, and in those that it should have. */
function statement(shown: Fields): { what: string; said: string; meant: string } {
  const id = Number(shown.matchId ?? shown.id);
  const match = league.matches.get(id);
  if (match === undefined) throw new Error(`There is no match ${id}`);
  const scores = 'homeScore' in shown ? (['homeScore', 'awayScore'] as const) : [];
  const fields = ['status', 'outcome', ...scores] as const;
  const of = (from: Fields) => fields.map((field) => String(from[field])).join(' ');
  // A text describes a match as it was meant to be, or as it was played.
  const text = match.outcome === undefined ? '' : (shown.aiCommentary ?? '');
  return { what: match.what, said: `${of(shown)} ${text}`, meant: `${of({ ...match })} ` };
}

const ids = (): number[] => [
  ...new Set([league.leagueId, ...league.teams.map(({ id }) => id), ...league.matches.keys()]),
];

/** A route with every number that may mean something to it. */
const pathsOf = (route: string): string[] => {
  const pattern = route.replace('GET ', '');
  return pattern.includes(':') ? ids().map((id) => pattern.replace(/:\w+/, String(id))) : [pattern];
};

/** Pictures are drawn from the words of the page's head. */
const reads = () =>
  kolo.routes.filter((route) => route.startsWith('GET /') && !route.endsWith('.png'));

it.each<Caller>(['anonymous', 'public'])('every route shows %s what was decided', async (as) => {
  const wrong: object[] = [];
  const seen = new Map<string, Set<string>>();
  for (const route of reads())
    for (const path of pathsOf(route))
      for (const shown of matchesIn((await kolo.call('GET', path, { as })).json)) {
        const { what, said, meant } = statement(shown);
        if (said !== meant) wrong.push({ path, what, said, meant });
        seen.set(route, (seen.get(route) ?? new Set()).add(what));
      }
  expect(wrong).toEqual([]);
  const lists = [
    '/api/live',
    '/api/live/:matchId',
    '/api/matches/upcoming',
    '/api/teams/:id/details',
  ];
  expect([...seen.keys()]).toEqual(expect.arrayContaining(lists.map((path) => `GET ${path}`)));
  const all = [...league.matches.values()].map(({ what }) => what);
  for (const path of ['/api/live', '/api/live/:matchId'])
    expect([...(seen.get(`GET ${path}`) ?? [])].sort()).toEqual(all.sort());
});

const read = async <Answer>(path: string): Promise<Answer> =>
  (await kolo.call('GET', path, { as: 'public' })).json as Answer;

/** The word for what was decided, in calendars and in previews of links. */
const words = {
  postponed: /odgođeno/,
  abandoned: /prekinuto/,
  suspended: /prekinuto, nastavlja se/,
  replayed: /ponavlja se/,
  awarded: /po odluci/,
  annulled: /poništeno/,
} as const;

it.each(['league', 'team'] as const)('the calendar of a %s says it in words', async (kind) => {
  const id = kind === 'league' ? league.leagueId : league.teams[0]?.id;
  const { text } = await kolo.call('GET', `/api/calendar/${kind}/${id}.ics`);
  const lines = text.replaceAll('\r\n ', '').replaceAll('\\,', ',');
  const events = lines.split('BEGIN:VEVENT').slice(1);
  expect(events).toHaveLength(league.matches.size);
  for (const event of events) {
    const match = league.matches.get(Number(/UID:match-(\d+)@/.exec(event)?.[1]));
    if (match === undefined) throw new Error(event);
    const { status, outcome, what, homeScore, awayScore } = match;
    const [, summary = ''] = /SUMMARY:(.*)/.exec(event) ?? [];
    expect([what, /(\d+):(\d+)/.exec(summary)?.[0] ?? null]).toEqual([
      what,
      status === 'completed' ? `${homeScore}:${awayScore}` : null,
    ]);
    expect(summary).toMatch(outcome === undefined ? /^[^(]*$/ : words[outcome]);
    const isOff = status === 'cancelled' || what === 'a walkover';
    const meant = isOff ? 'CANCELLED' : outcome === 'postponed' ? 'TENTATIVE' : 'CONFIRMED';
    expect([what, event]).toEqual([what, expect.stringContaining(`STATUS:${meant}`)]);
  }
});

it('previews of links say it in place of how the match stands', async () => {
  for (const [id, { what, outcome, homeScore, awayScore }] of league.matches) {
    const { text } = await kolo.call('GET', `/live/${id}`, { headers: { accept: 'text/html' } });
    const head = text.slice(0, text.indexOf('<body'));
    const [, title = ''] = /property="og:title" content="([^"]*)"/.exec(head) ?? [];
    const [, description = ''] = /property="og:description" content="([^"]*)"/.exec(head) ?? [];
    const score = homeScore === null ? null : `${homeScore}:${awayScore}`;
    expect([what, /\d+:\d+/.exec(title)?.[0] ?? null]).toEqual([what, score]);
    if (outcome === undefined) continue;
    expect(title).toMatch(words[outcome]);
    expect([what, description]).toEqual([
      what,
      expect.not.stringMatching(/Završeno|Zakazano|Otkazano/),
    ]);
  }
});

it('only what was played has scorers, and the next match of a team is one with a date', async () => {
  const scorers = await read<TopScorer[]>(
    `/api/statistics/top-scorers?leagueId=${league.leagueId}`,
  );
  expect(scorers.map(({ goals }) => goals)).toEqual([2, 1]);
  const { players, nextMatch } = await teamPage();
  expect(players.map(({ goals, matchesPlayed }) => [goals, matchesPlayed])).toContainEqual([2, 1]);
  expect(league.matches.get(nextMatch?.id ?? 0)?.what).toBe('scheduled');
});

it('the page of a team has the sums of its row in the table, with what the league took', async () => {
  const table = await read<LeagueTableRow[]>(`/api/league-table/${league.leagueId}`);
  const row = table.find(({ teamId }) => teamId === league.teams[0]?.id);
  expect(row).toMatchObject({ played: 5, won: 3, lost: 2, points: 8, goalsFor: 14 });
  const { stats, last5Matches } = await teamPage();
  expect(stats).toEqual({
    played: row?.played,
    points: row?.points,
    goalsFor: row?.goalsFor,
    wins: row?.won,
    draws: row?.drawn,
    losses: row?.lost,
  });
  expect(last5Matches.map(({ letter }) => letter)).toEqual(row?.form);
});

const teamPage = (): Promise<TeamDetails> =>
  read<TeamDetails>(`/api/teams/${league.teams[0]?.id}/details`);
