import { LeagueLog, minusOne } from '../../test/league-log.js';
import { endOfLog, LogDatabase, type Node } from '../../test/log-database.js';
import { MatchLog, newCommandId, shot } from '../../test/match-log.js';
import { appendStatement } from './append-batch.js';
import type { StreamAppend } from './stored-event.js';

let database: LogDatabase;
let one: Node;
let two: Node;
let streams = 0;

beforeAll(async () => {
  database = await LogDatabase.create();
  one = await database.node();
  two = await database.node();
});
afterAll(() => database.drop());

const aMatch = (node = one, id = ++streams) => new MatchLog(node.store, id);
const aLeague = (node = one, id = ++streams) => new LeagueLog(node.store, id);

function shotOf(match: MatchLog, commandId = newCommandId()): StreamAppend {
  const decided = match.decided(shot, { commandId });
  if (decided === null) throw new Error('A shot was refused');
  return decided.append;
}

const rowsOf = async (id: number): Promise<unknown[]> =>
  one.source.query('SELECT * FROM matches WHERE id = $1', [id]);

describe('a league and a match of the same number', () => {
  it('have streams of their own', async () => {
    const match = await aMatch().started();
    const league = aLeague(one, match.id);
    const before = await rowsOf(match.id);
    await league.attempt();
    await league.attempt();
    expect((await one.store.readLeague(league.id)).map(({ event }) => event.type)).toEqual(
      Array(2).fill('PointsAdjusted'),
    );
    expect(await one.store.readStream(match.id)).toHaveLength(match.state.version);
    expect(await rowsOf(match.id)).toEqual(before);
    expect(await one.store.heads([match.id, -league.id])).toEqual(
      new Map([
        [match.id, match.state.version],
        [-league.id, 2],
      ]),
    );
  });
});

describe('a decision', () => {
  it('is read as it was written, with who decided it', async () => {
    const league = aLeague();
    const [written] = league.decided(minusOne, newCommandId()).events;
    await league.attempt(minusOne, written?.commandId);
    const [stored] = await two.store.readLeague(league.id);
    expect(stored?.event).toEqual(written?.event);
    expect(stored).toMatchObject({ stream: -league.id, actorId: 1, requestHash: 'hash' });
  });

  it('is found by its command, which no match may use again, and none of a match by a league', async () => {
    const [match, league] = [await aMatch().started(), aLeague()];
    const [decision, tap] = [newCommandId(), newCommandId()];
    await league.attempt(minusOne, decision);
    await match.when(shot, { commandId: tap });
    const again = { ok: false, reason: 'duplicate-command' };
    expect(await one.store.append(shotOf(match, decision))).toEqual(again);
    expect(await league.attempt(minusOne, tap)).toEqual(again);
    const { events } = await one.store.findCommand(decision);
    expect(events.map(({ stream, event }) => [stream, event.type])).toEqual([
      [-league.id, 'PointsAdjusted'],
    ]);
  });

  it('on an older state is refused', async () => {
    const league = aLeague();
    const late = league.decided();
    await league.attempt();
    expect(await one.store.append(late)).toEqual({ ok: false, reason: 'version-conflict' });
  });

  it('of two administrators at two nodes comes after the other, and none is lost', async () => {
    const { id } = aLeague();
    const race = async (node: Node): Promise<void> => {
      const league = await aLeague(node, id).refresh();
      for (let decided = 0; decided < 20; ) if ((await league.attempt()).ok) decided += 1;
    };
    await Promise.all([race(one), race(two)]);
    const versions = (await one.store.readLeague(id)).map(({ event }) => event.version);
    expect(versions).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
  });

  it('is nothing that a stream of number zero could hold', async () => {
    const owner = await database.owner();
    const [event] = aLeague().decided().events;
    const command = event?.commandId;
    await expect(
      owner.source.query(
        `INSERT INTO events (stream, version, type, schema_version, fact, metadata, command_id, command_seq, occurred_at)
         VALUES (0, 1, 'PointsAdjusted', 1, '{}', '{}', $1, 0, now())`,
        [command],
      ),
    ).rejects.toThrow('events_counted');
  });
});

describe('one append to a league and its matches', () => {
  it('is in both streams, in one transaction', async () => {
    const [match, league] = [await aMatch().started(), aLeague()];
    const cursor = await endOfLog(one);
    const appends = [shotOf(match), league.decided()];
    expect(await one.store.appendTogether(appends)).toEqual({ ok: true });
    await endOfLog(one);
    const { events } = await one.store.readAll(cursor, 10);
    expect(events.map(({ stream }) => stream).sort((a, b) => a - b)).toEqual([
      -league.id,
      match.id,
    ]);
    expect(new Set(events.map(({ recordedAt }) => recordedAt)).size).toBe(1);
  });

  it('is in none where one of them has changed', async () => {
    const [match, league] = [await aMatch().started(), aLeague()];
    const appends = [shotOf(match), league.decided()];
    await match.when(shot);
    const conflict = { ok: false, reason: 'version-conflict' };
    expect(await one.store.appendTogether(appends)).toEqual(conflict);
    expect(await one.store.readLeague(league.id)).toEqual([]);
  });

  it('takes leagues first, so that two nodes cannot wait for each other', async () => {
    const match = await aMatch().started();
    const appends = [shotOf(match), aLeague(one, 3).decided(), aLeague(one, 9).decided()];
    const [versions] = appendStatement(appends, false).values ?? [];
    expect(versions).toBe(`{-9,0,-3,0,${match.id},${match.state.version}}`);
  });
});
