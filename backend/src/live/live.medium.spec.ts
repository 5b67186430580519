import { liveMatch } from '@kolo/domain';
import { startTestApp, type TestApp } from '../../test/app.js';
import { type LiveMatchUnderTest, runningMatch, scheduledMatch } from '../../test/live-match.js';
import { Spectator } from '../../test/spectator.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const spectators: Spectator[] = [];
const watch = async (match: LiveMatchUnderTest): Promise<Spectator> => {
  const spectator = new Spectator(app.url, match.id);
  spectators.push(spectator);
  await spectator.connect();
  return spectator;
};
afterEach(() => {
  for (const spectator of spectators.splice(0)) spectator.close();
});

describe('watching a match', () => {
  it('shows every tap to who was there and to who came late', async () => {
    const match = await runningMatch(app);
    const early = await watch(match);
    const { version } = await match.must('POST', 'stats/increment', {
      playerId: match.home[0],
      statField: 'goals',
    });
    await early.reaches(version);
    const late = await watch(match);
    const server = liveMatch(await match.state());
    expect(early.match).toEqual(server);
    expect(late.match).toEqual(server);
    expect(server).toMatchObject({ homeScore: 1, awayScore: 0 });
    expect(early.gaps).toBe(0);
  });

  it('knows no match that is not there', async () => {
    const spectator = new Spectator(app.url, 999_999);
    spectators.push(spectator);
    expect(await spectator.connect()).toMatchObject({ ok: false, error: 'match.not-found' });
  });

  it('sends a snapshot when the line-up brings new names', async () => {
    const match = await scheduledMatch(app);
    const spectator = await watch(match);
    const { rows } = await app.db.query<{ id: number }>(
      `INSERT INTO players (first_name, last_name, jersey_number, team_id, status)
       VALUES ('Novi', 'Igrač', 77, $1, 'approved') RETURNING id`,
      [match.league.teams[0]?.id],
    );
    const newcomer = rows[0]?.id ?? 0;
    const playerIds = [...match.home, newcomer, ...match.away];
    const { version } = await match.must('POST', 'initialize', { playerIds });
    await spectator.reaches(version);
    const named = () => spectator.snapshot?.names.some(({ id }) => id === newcomer);
    for (let n = 0; n < 100 && !named(); n += 1) await new Promise((done) => setTimeout(done, 20));
    expect(named()).toBe(true);
    expect(spectator.match).toEqual(liveMatch(await match.state()));
  });
});
