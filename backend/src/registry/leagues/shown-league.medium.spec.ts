import type { LeagueTableRow, LiveTable, MatchAnswer, MatchView, StripLogo } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { LiveBoardService } from '../../live/push/live-board.service.js';

let kolo: TestApp;
/** With a match three days ago and one in three days: midnight may come meanwhile. */
let playing: TestLeague;
/** Active as well, made for the autumn; it has teams and no match yet. */
let planned: TestLeague;

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

beforeAll(async () => {
  kolo = await startTestApp();
  playing = await createLeague(kolo.db, { ownerId: kolo.userIds.company });
  await kolo.db.query("UPDATE leagues SET start_date = now() - interval '200 days'");
  const played = await fixture(playing, inDays(-3));
  const result = { as: 'admin', body: { homeScore: 4, awayScore: 2 } } as const;
  await kolo.call('PATCH', `/api/matches/${played}/result`, result);
  await fixture(playing, inDays(3));
  planned = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
});
afterAll(() => kolo.close());

async function fixture({ teams }: TestLeague, matchDate: string): Promise<number> {
  const [home, away] = teams;
  const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate };
  const { status, json } = await kolo.call('POST', '/api/matches', { as: 'admin', body });
  if (status !== 201) throw new Error(`The match was not made: ${status}`);
  return (json as MatchAnswer).id;
}

const change = (league: TestLeague, body: object) =>
  kolo.call('PATCH', `/api/leagues/${league.leagueId}`, { as: 'admin', body });
const read = async <Answer>(path: string): Promise<Answer> =>
  (await kolo.call('GET', path)).json as Answer;
const shown = async (): Promise<unknown> =>
  (await read<LiveTable>('/api/league-table/live')).league?.id;

describe('the league that visitors see', () => {
  it('stays the one that is played when another one is made for later', async () => {
    expect(await shown()).toBe(playing.leagueId);
    const rows = await read<LeagueTableRow[]>('/api/league-table');
    expect(rows).toHaveLength(4);
  });

  it('is the other one from the day on on which its first match is nearer', async () => {
    const first = await fixture(planned, inDays(20));
    expect(await shown()).toBe(playing.leagueId);
    const to = (days: number) =>
      kolo.call('PATCH', `/api/matches/${first}/schedule`, {
        as: 'admin',
        body: { matchDate: inDays(days) },
      });
    await to(0);
    expect(await shown()).toBe(planned.leagueId);
    await to(40);
    expect(await shown()).toBe(playing.leagueId);
  });

  it('is the one that the administrator names, one at a time', async () => {
    expect((await change(planned, { isMain: true })).json).toMatchObject({ isMain: true });
    expect(await shown()).toBe(planned.leagueId);
    await change(playing, { isMain: true });
    expect(await shown()).toBe(playing.leagueId);
    const { rows } = await kolo.db.query(
      `SELECT subject_id AS id, before -> 'isMain' AS before, after -> 'isMain' AS after
       FROM audit_entries WHERE action = 'league.update' ORDER BY audit_entries.id`,
    );
    expect(rows).toEqual([
      { id: planned.leagueId, before: false, after: true },
      { id: planned.leagueId, before: true, after: false },
      { id: playing.leagueId, before: false, after: true },
    ]);
    await change(playing, { isMain: false });
    expect(await shown()).toBe(playing.leagueId);
  });

  it('has one main league however many are named at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        change(n % 2 === 0 ? planned : playing, { isMain: true, description: `${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const { rows } = await kolo.db.query('SELECT id FROM leagues WHERE is_main');
    expect(rows).toHaveLength(1);
    await kolo.db.query('UPDATE leagues SET is_main = false');
  });
});

describe('a visitor who names a league', () => {
  it('gets its fixtures and its lists', async () => {
    const fixtures = (query: string) => read<MatchView[]>(`/api/matches/upcoming${query}`);
    const all = await fixtures('?leagueId=all');
    expect(await fixtures('')).toEqual(all.filter((match) => match.leagueId === playing.leagueId));
    expect(new Set(all.map(({ leagueId }) => leagueId)).size).toBe(2);
    const { leagueId } = planned;
    expect(await fixtures(`?leagueId=${leagueId}`)).toEqual(
      all.filter((match) => match.leagueId === leagueId),
    );
    expect((await kolo.call('GET', '/api/matches/upcoming?leagueId=999999')).json).toMatchObject({
      error: 'league.not-found',
    });
    const names = await read<object[]>('/api/leagues/names');
    expect(names).toContainEqual({
      id: leagueId,
      name: 'Poslovna liga',
      season: '2025/26',
      isActive: true,
    });
  });
});

describe('a league that was deactivated', () => {
  /** Where it stands on the public pages. */
  async function listed(): Promise<Record<string, boolean>> {
    const leagueIds = async (path: string) =>
      (await read<MatchView[]>(path)).map(({ leagueId }) => leagueId);
    const board = kolo.app.get(LiveBoardService);
    board.readSoon();
    const onBoard = (await board.present(null)).matches;
    const calendar = (await kolo.call('GET', `/api/calendar/league/${playing.leagueId}.ics`)).text;
    const sponsors = await read<StripLogo[]>('/api/sponsors');
    const { teams } = playing;
    const details = await read<{ nextMatch: MatchView | null }>(
      `/api/teams/${teams[0]?.id}/details`,
    );
    return {
      upcoming: (await leagueIds('/api/matches/upcoming')).includes(playing.leagueId),
      carousel: (await leagueIds('/api/matches/commentary')).includes(playing.leagueId),
      calendarFixture: calendar.includes('SUMMARY:Adria – Bura'),
      calendarResult: calendar.includes('SUMMARY:Adria 4:2 Bura'),
      sponsors: sponsors.some(({ teamId }) => teams.some(({ id }) => id === teamId)),
      nextMatch: details.nextMatch !== null,
      board: onBoard.some(({ leagueId }) => leagueId === playing.leagueId),
    };
  }

  it('is gone from every public list; what was played stays in its calendar', async () => {
    const everywhere = {
      upcoming: true,
      carousel: true,
      calendarFixture: true,
      calendarResult: true,
      sponsors: true,
      nextMatch: true,
      board: true,
    };
    expect(await listed()).toEqual(everywhere);
    await change(playing, { isActive: false });
    expect(await listed()).toEqual({
      upcoming: false,
      carousel: false,
      calendarFixture: false,
      calendarResult: true,
      sponsors: false,
      nextMatch: false,
      board: false,
    });
    expect(await shown()).toBe(planned.leagueId);
    await change(playing, { isActive: true });
    expect(await listed()).toEqual(everywhere);
  });
});
