import type { ErrorAnswer, MatchView, VenueView } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague } from '../../../test/league.js';
import {
  kickOff,
  type LiveMatchUnderTest,
  matchOn,
  scheduledMatch,
} from '../../../test/live-match.js';
import { pdfPages, pdfText } from '../../../test/pdf-text.js';

let kolo: TestApp;
let match: LiveMatchUnderTest;

beforeAll(async () => {
  kolo = await startTestApp();
  match = await scheduledMatch(kolo);
});
afterAll(() => kolo.close());

interface Document {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

async function open(path: string, headers: Record<string, string> = {}): Promise<Document> {
  const answer = await fetch(`${kolo.url}${path}`, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, headers: answer.headers, bytes };
}

const report = (query = '', headers?: Record<string, string>) =>
  open(`/api/matches/${match.id}/report.pdf${query}`, headers);

const codeOf = ({ bytes }: Document): string => (JSON.parse(bytes.toString()) as ErrorAnswer).error;

describe('the documents of a match', () => {
  it('are refused before there are line-ups', async () => {
    for (const name of ['report.pdf', 'lineup.pdf']) {
      const answer = await open(`/api/matches/${match.id}/${name}`);
      expect([name, answer.status, codeOf(answer)]).toEqual([name, 409, 'match.not-initialised']);
    }
  });

  it('are refused for a match that does not exist', async () => {
    for (const name of ['report.pdf', 'lineup.pdf']) {
      const answer = await open(`/api/matches/999999/${name}`);
      expect([name, answer.status, codeOf(answer)]).toEqual([name, 404, 'match.not-found']);
    }
  });

  it('have the line-ups once they are there', async () => {
    await kickOff(match);
    const { status, headers, bytes } = await open(`/api/matches/${match.id}/lineup.pdf?lang=en`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const text = pdfText(bytes);
    expect(text).toContain('Line-ups');
    for (const name of await namesOf(match.home)) expect(text).toContain(name);
  });

  it('show the score of each version of the log, and the same bytes for the same one', async () => {
    const { version } = await match.must('POST', 'goals', {
      team: 'home',
      scorer: match.home[0],
    });
    const before = await report();
    await match.must('POST', 'goals', { team: 'away', scorer: match.away[0] });
    const after = await report();
    const past = await report(`?version=${version}`);
    expect(pdfText(before.bytes)).toContain('1 : 0');
    expect(pdfText(after.bytes)).toContain('1 : 1');
    expect(past.bytes.equals(before.bytes)).toBe(true);
    expect(past.headers.get('etag')).toBe(before.headers.get('etag'));
  });

  it('are not sent again to whoever has them', async () => {
    const { headers } = await report();
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    const again = await report('', { 'if-none-match': etag });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await report('?lang=en', { 'if-none-match': etag })).status).toBe(200);
  });

  it.each(['?lang=de', '?version=0', '?version=x', '?version=1.5', '?lang=hr&lang=en'])(
    'are refused with nonsense in the address (%s)',
    async (query) => {
      expect((await report(query)).status).toBe(400);
    },
  );

  it('are written in the language of the address', async () => {
    expect(pdfText((await report('?lang=en')).bytes)).toContain('Match report');
    expect(pdfText((await report()).bytes)).toContain('Zapisnik utakmice');
  });

  it('change when a team is renamed', async () => {
    const before = await report();
    await kolo.db.query(`UPDATE teams SET name = 'Čakovečki šampioni' WHERE id = $1`, [
      match.league.teams[0]?.id,
    ]);
    const after = await report();
    expect(pdfText(after.bytes)).toContain('Čakovečki šampioni');
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
  });

  it('say so when the result was awarded without a match', async () => {
    const awarded = await scheduledMatch(kolo);
    const body = { winner: 'away', cause: 'no-show' };
    const path = `/api/matches/${awarded.id}/award`;
    expect((await kolo.call('POST', path, { as: 'admin', body })).status).toBe(200);
    const { status, bytes } = await open(`/api/matches/${awarded.id}/report.pdf`);
    expect(status).toBe(200);
    expect(pdfText(bytes)).toContain('Rezultat po odluci');
    expect(pdfText(bytes)).toContain('nedolazak tima');
  });
});

describe('the full report', () => {
  it('has the surface and the lighting of the hall, however the match spells it', async () => {
    const schedule = { matchDate: new Date().toISOString(), venue: 'Dvorana ŽITO' };
    const other = await scheduledMatch(kolo);
    await other.must('PATCH', 'schedule', { ...schedule, venue: 'dvorana žito' });
    await other.must('PATCH', 'result', { homeScore: 1, awayScore: 0 });
    const path = `/api/matches/${other.id}/report.pdf`;
    expect(pdfText((await open(path)).bytes)).toMatch(/Podloga\s+–\s+Rasvjeta\s+–/);
    const { json } = await kolo.call('GET', '/api/venues', { as: 'admin' });
    const hall = (json as VenueView[]).find(({ name }) => name === 'dvorana žito');
    const body = { address: null, surface: 'gumirani parket', lighting: 'LED' };
    await kolo.call('PATCH', `/api/venues/${hall?.id}`, { as: 'admin', body });
    const english = pdfText((await open(`${path}?lang=en`)).bytes);
    expect(english).toMatch(/Surface\s+gumirani parket\s+Lighting\s+LED/);
    expect(english).toMatch(/Kind\s+League match/);
  });

  it('names the stage and the tie of a match of the finals', async () => {
    const league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
    const write = async (path: string, body: object): Promise<void> => {
      const answer = await kolo.call('POST', `/api/leagues/${league.leagueId}/${path}`, {
        as: 'admin',
        body,
      });
      if (answer.status >= 300) throw new Error(answer.text);
    };
    await write('stages', {
      kind: 'knock-out',
      name: 'Doigravanje',
      entries: [1, 2].map((rank) => ({ source: 'table', rank })),
      legs: 1,
      decider: ['kicks'],
      kickOffs: [{ tie: 'F', leg: 1, at: '2026-05-24T10:00:00.000Z' }],
    });
    const teamIds = league.teams.map(({ id }) => id);
    await write('stages/1/seed', { again: false, anyway: false, teamIds });
    const { json } = await kolo.call('GET', `/api/matches/league/${league.leagueId}`, {
      as: 'admin',
    });
    const [final] = json as MatchView[];
    await matchOn(kolo, final?.id ?? 0, league).must('PATCH', 'result', {
      homeScore: 2,
      awayScore: 1,
    });
    const { bytes } = await open(`/api/matches/${final?.id}/report.pdf`);
    expect(pdfText(bytes)).toMatch(/Vrsta\s+Doigravanje, Finale/);
  });

  it('has what the parties said, and a remark is nothing that the public one has', async () => {
    await match.must('PATCH', 'state', { matchState: 'half-time' });
    await match.must('PATCH', 'state', { matchState: 'second-half' });
    await match.must('PATCH', 'state', { status: 'completed', matchState: 'completed' });
    await match.must('POST', 'remarks', { text: 'Parket je sklizak, čišćen je dvaput.' });
    const path = `/api/matches/${match.id}/report-full.pdf`;
    const full = await open(path, { cookie: kolo.cookies.admin });
    expect(full.status).toBe(200);
    expect(full.headers.get('cache-control')).toContain('private');
    expect(pdfText(full.bytes)).toContain('Parket je sklizak, čišćen je dvaput.');
    expect(pdfText((await report()).bytes)).not.toContain('Parket');
    const before = await open(`${path}?version=1`, { cookie: kolo.cookies.admin });
    expect(codeOf(before)).toBe('match.not-initialised');
    expect((await open(path)).status).toBe(401);
  });
});

describe('the report of a round', () => {
  it('has the results and the table of its last day', async () => {
    const [home, away] = match.league.teams;
    const body = {
      homeTeamId: home?.id,
      awayTeamId: away?.id,
      matchDate: '2026-03-15T17:00:00Z',
      round: 3,
    };
    const { json } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
    const played = matchOn(kolo, (json as MatchView).id, match.league);
    await played.must('PATCH', 'result', { homeScore: 4, awayScore: 2 });
    const coming = { ...body, round: 5, matchDate: '2026-03-22T18:00:00Z' };
    await kolo.call('POST', '/api/matches', { as: 'admin', body: coming });
    const path = `/api/leagues/${match.league.leagueId}/rounds/3.pdf`;
    const { status, bytes } = await open(path);
    expect(status).toBe(200);
    expect(pdfPages(bytes)).toBe(1);
    const text = pdfText(bytes);
    expect(text).toContain('3. kolo');
    expect(text).toContain('4 : 2');
    expect(text).toContain('Tablica na dan 15. 3. 2026.');
    expect(text).toContain('+2');
    expect(text).toContain('Sljedeće: 5. kolo');
  });

  it('is refused where there is no such round or league', async () => {
    for (const path of [`${match.league.leagueId}/rounds/77`, '999999/rounds/1'])
      expect([path, (await open(`/api/leagues/${path}.pdf`)).status]).toEqual([path, 404]);
  });
});

async function namesOf(ids: readonly number[]): Promise<string[]> {
  const { rows } = await kolo.db.query<{ name: string }>(
    `SELECT first_name || ' ' || last_name AS name FROM players WHERE id = ANY ($1)`,
    [ids],
  );
  return rows.map(({ name }) => name);
}
