import type { MatchCommand } from '@kolo/domain';
import fc from 'fast-check';
import { LeagueLog } from '../../test/league-log.js';
import { LogDatabase, type Node } from '../../test/log-database.js';
import { everybody, MatchLog, roster, shot } from '../../test/match-log.js';
import { until } from '../../test/until.js';
import { appendStatement } from '../events/append-batch.js';
import type { StreamAppend } from '../events/stored-event.js';
import { OperatorError } from '../platform/log/operator.error.js';
import { type RebuildReport, rebuild } from './rebuild.js';
import { type Difference, describeDifference, verify } from './verify.js';

let database: LogDatabase;
let node: Node;
let owner: Node;
let matches = 0;

beforeAll(async () => {
  database = await LogDatabase.create();
  node = await database.node();
  owner = await database.owner();
});
afterAll(() => database.drop());

const aMatch = (on = node) => new MatchLog(on.store, ++matches);
const rebuilt = () => rebuild(database.database.adminUrl, () => undefined);

/** Until a rebuild waits for an open transaction that writes to the log. */
async function aRebuildWaits(): Promise<void> {
  await until(async () => {
    const [row] = await owner.source.query<{ waiting: boolean }[]>(
      `SELECT EXISTS (SELECT FROM pg_locks WHERE NOT granted AND relation = 'events'::regclass) AS waiting`,
    );
    return row?.waiting === true;
  });
}

/** A rebuild that begins while an append is not committed yet. */
async function rebuiltDuring(append: StreamAppend): Promise<RebuildReport> {
  const { text, values } = appendStatement([append], false);
  const { rebuilding } = await node.source.transaction(async (slow) => {
    await slow.query(text, values);
    const rebuilding = rebuilt();
    await aRebuildWaits();
    // In an object: a returned promise would be awaited before the commit.
    return { rebuilding };
  });
  return rebuilding;
}

async function differences(): Promise<Difference[]> {
  const found: Difference[] = [];
  const report = await verify(
    database.database.adminUrl,
    () => undefined,
    (difference) => found.push(difference),
  );
  expect(report.differences).toBe(found.length);
  return found;
}

type Row = Record<string, unknown>;

const matchRow = async (id = 0): Promise<Row | undefined> =>
  (await node.source.query<Row[]>('SELECT * FROM matches WHERE id = $1', [id]))[0];

const standingsOf = (leagueId: number): Promise<Row[]> =>
  node.source.query('SELECT * FROM standings WHERE league_id = $1 ORDER BY team_id', [leagueId]);

/** Every row as the database has it. */
const rows = async () => {
  const table = (name: string, order: string) =>
    owner.source.query<unknown[]>(`SELECT * FROM ${name} ORDER BY ${order}`);
  return {
    matches: await table('matches', 'id'),
    players: await table('player_stats', 'match_id, player_id'),
    standings: await table('standings', 'league_id, team_id'),
  };
};

describe('read models', () => {
  it('are there with the answer', async () => {
    const { id } = await aMatch().finished();
    expect(await matchRow(id)).toMatchObject({
      league_id: 1,
      home_score: 1,
      away_score: 0,
      status: 'completed',
      venue: 'Dvorana "Kolo", \\ulaz',
      match_date: new Date('2026-03-15T16:00:00.000Z'),
      created_at: new Date('2026-03-15T16:00:00.000Z'),
    });
    const [scorer] = await node.source.query<Row[]>(
      'SELECT * FROM player_stats WHERE match_id = $1 AND player_id = 1',
      [id],
    );
    expect(scorer).toMatchObject({
      id: String(id * 1_000_000 + 1),
      goals: 1,
      shots: 0,
      is_present: true,
    });
    expect(await standingsOf(1)).toContainEqual(
      expect.objectContaining({
        team_id: 200,
        played: 1,
        lost: 1,
        goals_against: 1,
        yellow_cards: 1,
        points: 0,
      }),
    );
  });

  it('count a result once it counts, and not any more when it is undone', async () => {
    const league = 40;
    const match = await aMatch().scheduled(league);
    const standings = () => standingsOf(league);
    expect(await standings()).toEqual([]);
    await match.when({ type: 'RecordResult', homeScore: 2, awayScore: 2 });
    expect(await standings()).toMatchObject([
      { team_id: 100, drawn: 1, points: 1 },
      { team_id: 200, drawn: 1, points: 1 },
    ]);
    await match.when({ type: 'Undo' });
    expect(await standings()).toEqual([]);
    await match.when({ type: 'RecordResult', homeScore: 3, awayScore: 2 });
    await match.when({ type: 'DeleteMatch' });
    expect(await standings()).toEqual([]);
    expect(await matchRow(match.id)).toBeUndefined();
    await match.when({ type: 'RestoreMatch' });
    expect(await standings()).toMatchObject([{ points: 3 }, { points: 0 }]);
  });

  it('count what was decided about a match, and nothing of it when that is undone', async () => {
    const league = 41;
    const match = await aMatch().scheduled(league);
    const standings = () => standingsOf(league);
    const award = { type: 'AwardResult', cause: 'no-show', keepsPlayed: true } as const;
    await match.when({ ...award, winner: 'away' });
    expect(await matchRow(match.id)).toMatchObject({
      status: 'completed',
      home_score: 0,
      away_score: 5,
      outcome: 'awarded',
      awarded_to: 'away',
      played_home: null,
      forfeit_goals: null,
    });
    expect(await standings()).toMatchObject([{ lost: 1, goals_against: 5 }, { points: 3 }]);
    await match.when({ type: 'RevokeRuling', ruling: 'award' });
    expect(await matchRow(match.id)).toMatchObject({ status: 'scheduled', outcome: null });
    expect(await standings()).toEqual([]);
    await match.when({ type: 'RecordResult', homeScore: 2, awayScore: 2 });
    await match.when({ ...award, winner: 'none' });
    expect(await matchRow(match.id)).toMatchObject({
      outcome: 'awarded',
      awarded_to: 'none',
      played_home: 2,
      played_away: 2,
      forfeit_goals: 5,
    });
    expect(await standings()).toMatchObject([
      { lost: 1, drawn: 0, goals_for: 0, goals_against: 5, points: 0 },
      { lost: 1, drawn: 0, goals_for: 0, goals_against: 5, points: 0 },
    ]);
    await match.when({ type: 'AnnulMatch', reason: 'decision' });
    expect(await matchRow(match.id)).toMatchObject({
      status: 'cancelled',
      outcome: 'annulled',
      home_score: null,
      forfeit_goals: null,
    });
    expect(await standings()).toEqual([]);
  });

  it('are the same incrementally and rebuilt, whatever anybody taps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(commands, { maxLength: 25 }), { maxLength: 4 }),
        async (taps) => {
          await Promise.all(
            taps.map(async (some, n) => {
              const match = n % 2 === 0 ? await aMatch().scheduled() : await aMatch().started();
              for (const tap of some) await match.attempt(tap);
              await match.store.append(match.unchanged());
            }),
          );
          expect((await differences()).map(describeDifference)).toEqual([]);
        },
      ),
      { numRuns: 12, endOnFailure: true },
    );
    const live = await rows();
    await rebuilt();
    expect(await rows()).toEqual(live);
  });
});

describe('verify', () => {
  it('finds a row that is wrong, one too many and one too few', async () => {
    const [wrong, extra, gone] = [
      await aMatch().finished(),
      await aMatch().finished(),
      await aMatch().scheduled(),
    ];
    const { source } = owner;
    await source.query('UPDATE matches SET home_score = 7 WHERE id = $1', [wrong.id]);
    await source.query('INSERT INTO player_stats (match_id, player_id, id) VALUES ($1, 99, 99)', [
      extra.id,
    ]);
    await source.query('DELETE FROM matches WHERE id = $1', [gone.id]);
    await source.query(
      'UPDATE standings SET points = points + 1 WHERE league_id = 1 AND team_id = 100',
    );
    const found = (await differences()).map(describeDifference);
    expect(found).toHaveLength(4);
    expect(found[0]).toBe(`matches ${wrong.id}: home_score is 7, the log says 1`);
    expect(found[1]).toContain(`matches ${gone.id}: missing, the log says {`);
    expect(found[2]).toContain(`player_stats ${extra.id}/99: not in the log`);
    expect(found[3]).toContain('standings 1/100: points is ');
    await rebuilt();
    expect(await differences()).toEqual([]);
  });
});

describe('rebuild', () => {
  it('loses nothing of what is tapped meanwhile', async () => {
    const running = await Promise.all(Array.from({ length: 6 }, () => aMatch().started()));
    let on = true;
    let taps = 0;
    const tapping = running.map(async (match, n) => {
      while (on) {
        await match.when(
          n % 2 === 0
            ? shot
            : { type: 'RecordGoal', team: 'home', scorer: 2, assist: 3, kind: 'open-play' },
        );
        taps += 1;
      }
    });
    const finishing = (async () => {
      while (on) await aMatch().finished();
    })();
    const reports = [await rebuilt(), await rebuilt(), await rebuilt()];
    on = false;
    await Promise.all([...tapping, finishing]);
    expect(reports.reduce((sum, { caughtUp }) => sum + caughtUp, 0)).toBeGreaterThan(0);
    expect(taps).toBeGreaterThan(0);
    expect((await differences()).map(describeDifference)).toEqual([]);
    await running[0]?.when(shot);
    expect(await matchRow(running[0]?.id)).toMatchObject({ version: running[0]?.state.version });
  });

  it('waits for appends that began before and are not committed yet', async () => {
    const match = await aMatch().started();
    const decided = match.decided(shot);
    if (decided === null) throw new Error('A shot was refused');
    await rebuiltDuring(decided.append);
    expect(await differences()).toEqual([]);
    expect(await matchRow(match.id)).toMatchObject({ version: 6, home_shots: 1 });
  });

  it('counts no decisions of leagues, which have no rows, and leaves them in the log', async () => {
    const { events } = await rebuilt();
    const [before, match] = [await rows(), await aMatch().scheduled()];
    // The league has the number of a match that has rows.
    const league = new LeagueLog(node.store, match.id);
    await league.attempt();
    const report = await rebuiltDuring(league.decided());
    expect(report).toMatchObject({ events: events + match.state.version, caughtUp: 0 });
    expect(await differences()).toEqual([]);
    await match.when({ type: 'DeleteMatch' });
    expect(await rows()).toEqual(before);
    expect(await node.store.readLeague(league.id)).toHaveLength(2);
  });

  it('is done by one at a time', async () => {
    const { first } = await owner.source.transaction(async (writer) => {
      await writer.query('LOCK TABLE events IN ROW EXCLUSIVE MODE');
      const first = rebuilt();
      await aRebuildWaits();
      await expect(rebuilt()).rejects.toThrow(OperatorError);
      return { first };
    });
    await first;
  });
});

const side = fc.constantFrom('home' as const, 'away' as const);
const player = fc.constantFrom(...everybody, 6, 99);
const commands: fc.Arbitrary<MatchCommand> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('RaisePlayerCounter' as const),
      playerId: player,
      counter: fc.constantFrom('goals', 'assists', 'yellowCards', 'redCards', 'twoMinPenalties'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('RecordGoal' as const),
      team: side,
      scorer: fc.option(player),
      assist: fc.option(player),
      kind: fc.constantFrom('open-play', 'own-goal', 'penalty', 'ten-metres'),
    }),
  },
  {
    weight: 8,
    arbitrary: fc
      .constantFrom(
        'first-half' as const,
        'half-time' as const,
        'second-half' as const,
        'completed' as const,
      )
      .map<MatchCommand>((matchState) => ({ type: 'ChangeState', wanted: { matchState } })),
  },
  { weight: 5, arbitrary: fc.constant<MatchCommand>({ type: 'Undo' }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('SetScore' as const), team: side, score: fc.nat(4) }),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom<MatchCommand>(
      { type: 'TakeTimeout', team: 'home' },
      { type: 'InitialiseMatch', playerIds: everybody, roster },
      { type: 'RecordResult', homeScore: 1, awayScore: 4 },
      { type: 'ChooseMvp', playerId: 3 },
      { type: 'ChangeState', wanted: { status: 'cancelled' } },
      { type: 'RescheduleMatch', matchDate: '2026-04-01T10:00:00.000Z', venue: null, round: 9 },
      { type: 'DeleteMatch' },
      { type: 'RestoreMatch' },
      { type: 'PostponeMatch', reason: 'hall', newDate: null },
      { type: 'AbandonMatch', reason: 'injury', atFault: 'home' },
      { type: 'ResumeMatch' },
      { type: 'OrderReplay', mode: 'from-start', newMatchId: 7 },
      { type: 'AwardResult', winner: 'none', cause: 'decision', keepsPlayed: true },
      { type: 'AwardResult', winner: 'home', cause: 'decision', keepsPlayed: true },
      { type: 'AnnulMatch', reason: 'other' },
      { type: 'RevokeRuling', ruling: 'award' },
    ),
  },
);
