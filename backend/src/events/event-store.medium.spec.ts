import type { Stamp } from '@kolo/domain';
import { endOfLog, LogDatabase, type Node } from '../../test/log-database.js';
import { MatchLog, newCommandId, shot } from '../../test/match-log.js';
import { until } from '../../test/until.js';
import { clockHolderIn } from '../live/commands/clock-holder.js';
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

const decidedShot = (match: MatchLog, commandId?: string): StreamAppend => {
  const decided = match.decided(shot, commandId === undefined ? {} : { commandId });
  if (decided === null) throw new Error('A shot was refused');
  return decided.append;
};

const idOf = ({ unchanged }: StreamAppend) => unchanged?.[0]?.commandId ?? '';

describe('appending', () => {
  it('gives back what was written, as it was written', async () => {
    const match = await aMatch().started();
    const commandId = newCommandId();
    const [event] = decidedShot(match, commandId).events;
    const outcome = await match.attempt(shot, { commandId });
    const [stored] = await one.store.readStream(match.id, { after: 5 });
    expect(stored?.event).toEqual(event?.event);
    expect(outcome).toEqual({ ok: true });
    expect(stored).toMatchObject({ commandId, commandSeq: 0, actorId: 1, device: 'tablet' });
    expect(match.state.version).toBe(6);
  });

  it('refuses who decided on an older state', async () => {
    const match = await aMatch().started();
    const late = decidedShot(match);
    await match.when(shot);
    expect(await one.store.append(late)).toEqual({ ok: false, reason: 'version-conflict' });
  });

  it('refuses who believes in events that the log does not have', async () => {
    const match = await aMatch().started();
    const ahead = match.decided(shot);
    if (ahead === null) throw new Error('A shot was refused');
    match.state = ahead.after;
    expect(await one.store.append(decidedShot(match))).toEqual({
      ok: false,
      reason: 'version-conflict',
    });
    expect(await one.store.heads([match.id])).toEqual(new Map([[match.id, 5]]));
  });

  it('takes a command once, whichever stream it names', async () => {
    const [match, other] = [await aMatch().started(), await aMatch().started()];
    const commandId = newCommandId();
    await match.when(shot, { commandId });
    const again = { ok: false, reason: 'duplicate-command' };
    expect(await match.attempt(shot, { commandId })).toEqual(again);
    expect(await other.attempt(shot, { commandId })).toEqual(again);
    expect((await one.store.findCommand(commandId)).events.map(({ stream }) => stream)).toEqual([
      match.id,
    ]);
  });

  it('lets neighbours of the same commit through, whatever becomes of the others', async () => {
    const matches = await Promise.all(Array.from({ length: 20 }, () => aMatch().started()));
    const known = newCommandId();
    await matches[0]?.when(shot, { commandId: known });
    const appends = matches.map((match, n) => decidedShot(match, n === 3 ? known : undefined));
    const stale = appends[7];
    const broken = appends[11];
    if (stale === undefined || broken === undefined) throw new Error('Too few matches');
    await matches[7]?.when(shot);
    appends[11] = { ...broken, rows: { matchNumbers: ['no number'] } };
    const outcomes = await Promise.allSettled(appends.map((append) => one.store.append(append)));
    for (const [n, outcome] of outcomes.entries()) {
      if (n === 11) expect(outcome).toMatchObject({ status: 'rejected' });
      else
        expect(outcome).toMatchObject({
          status: 'fulfilled',
          value:
            n === 3
              ? { ok: false, reason: 'duplicate-command' }
              : n === 7
                ? { ok: false, reason: 'version-conflict' }
                : { ok: true },
        });
    }
    expect([...(await one.store.heads(matches.map(({ id }) => id))).values()]).toEqual(
      matches.map((_, n) => (n === 0 ? 7 : n === 3 || n === 11 ? 5 : 6)),
    );
  });

  it('is contiguous and complete when two nodes race on one match', async () => {
    const { id } = await aMatch().started();
    const race = async (node: Node) => {
      const match = await aMatch(node, id).refresh();
      let conflicts = 0;
      for (let taps = 0; taps < 100; ) {
        const outcome = await match.attempt(shot);
        if (outcome?.ok) taps += 1;
        else {
          conflicts += 1;
          await match.refresh();
        }
      }
      return conflicts;
    };
    const [mine, theirs] = await Promise.all([race(one), race(two)]);
    const events = await one.store.readStream(id);
    expect(events.map(({ event }) => event.version)).toEqual(events.map((_, n) => n + 1));
    expect(events).toHaveLength(205);
    expect((await aMatch(two, id).refresh()).state.statistics.home.shots).toBe(200);
    expect(mine + theirs).toBeGreaterThan(0);
  });

  it('never deadlocks two nodes that append to the same matches in one commit each', async () => {
    const ids = (await Promise.all(Array.from({ length: 8 }, () => aMatch().started()))).map(
      ({ id }) => id,
    );
    const taps = async (node: Node, order: number[]) => {
      const matches = await Promise.all(order.map((id) => aMatch(node, id).refresh()));
      await Promise.all(
        matches.map(async (match) => {
          for (let tap = 0; tap < 15; tap += 1)
            while (!(await match.attempt(shot))?.ok) await match.refresh();
        }),
      );
    };
    const deadlocks = async () => {
      const [row] = await one.source.query<{ deadlocks: string }[]>(
        'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
      );
      return row?.deadlocks;
    };
    const before = await deadlocks();
    await Promise.all([taps(one, ids), taps(two, ids.toReversed())]);
    expect([...(await one.store.heads(ids)).values()]).toEqual(ids.map(() => 35));
    expect(await deadlocks()).toBe(before);
  });

  it('together is all or nothing', async () => {
    const matches = [await aMatch().started(), await aMatch().started(), await aMatch().started()];
    const appends = matches.map((match) => decidedShot(match));
    await matches[1]?.when(shot);
    const heads = () => one.store.heads(matches.map(({ id }) => id));
    expect(await one.store.appendTogether(appends)).toEqual({
      ok: false,
      reason: 'version-conflict',
    });
    expect([...(await heads()).values()]).toEqual([5, 6, 5]);
    const decided = matches.map((match) => decidedShot(match));
    expect(await one.store.appendTogether(decided)).toEqual({ ok: true });
    expect([...(await heads()).values()]).toEqual([6, 7, 6]);
  });

  it('refuses wrong numbers before they reach anybody', async () => {
    const append = decidedShot(await aMatch().started());
    expect(() => one.store.append({ ...append, expectedVersion: 9 })).toThrow('has version 6');
    await expect(one.store.appendTogether([append, append])).rejects.toThrow('each stream once');
  });
});

describe('reading', () => {
  it('goes back in time and in pages', async () => {
    const match = await aMatch().started();
    const versions = async (range: Parameters<typeof one.store.readStream>[1]) =>
      (await one.store.readStream(match.id, range)).map(({ event }) => event.version);
    expect(await versions({ upTo: 3 })).toEqual([1, 2, 3]);
    expect(await versions({ after: 2, limit: 2 })).toEqual([3, 4]);
    const nobody = ++streams;
    const several = await one.store.readStreams([match.id, nobody]);
    expect(several.get(match.id)?.map(({ event }) => event.version)).toEqual([1, 2, 3, 4, 5]);
    expect(several.get(nobody)).toEqual([]);
    expect(await one.store.heads([nobody])).toEqual(new Map([[nobody, 0]]));
  });

  it('never skips an event that commits late', async () => {
    const [early, late] = [await aMatch().started(), await aMatch().started()];
    let cursor = await endOfLog(one);
    const seen: number[] = [];
    const follow = async () => {
      const page = await one.store.readAll(cursor, 100);
      cursor = page.cursor;
      seen.push(...page.events.map(({ stream }) => stream));
    };
    const { text, values } = appendStatement([decidedShot(late)], false);
    await two.source.transaction(async (slow) => {
      await slow.query(text, values);
      await early.when(shot);
      await follow();
      expect(seen).toEqual([]);
    });
    await until(async () => {
      await follow();
      return seen.length >= 2;
    });
    expect(seen).toEqual([late.id, early.id]);
  });

  it('sees nothing of what was rolled back', async () => {
    const match = await aMatch().started();
    const append = decidedShot(match);
    await expect(one.store.append({ ...append, rows: { matchNumbers: [1] } })).rejects.toThrow();
    expect((await one.store.readStream(match.id)).map(({ event }) => event.version)).toHaveLength(
      5,
    );
    expect((await match.attempt(shot))?.ok).toBe(true);
  });

  it('remembers commands that changed nothing, which no reader of streams sees', async () => {
    const match = await aMatch().started();
    const command = match.unchanged();
    const cursor = await endOfLog(one);
    expect(await one.store.append(command)).toEqual({ ok: true });
    const { stream, version, requestHash } = { stream: match.id, version: 5, requestHash: 'hash' };
    expect(await two.store.findCommand(idOf(command))).toEqual({
      events: [],
      unchanged: { stream, version, requestHash, actorId: 1, device: 'tablet' },
    });
    expect(await one.store.heads([stream])).toEqual(new Map([[stream, 5]]));
    expect((await one.store.readStreams([stream])).get(stream)).toHaveLength(5);
    expect((await one.store.readAll(cursor, 100)).events).toEqual([]);
    expect((await match.attempt(shot))?.ok).toBe(true);
  });

  it('lets a command either change something or nothing under one id', async () => {
    const match = await aMatch().started();
    const [changed, unchanged] = [newCommandId(), newCommandId()];
    const again = { ok: false, reason: 'duplicate-command' };
    expect((await one.store.append(match.unchanged(unchanged))).ok).toBe(true);
    expect(await two.store.append(decidedShot(match, unchanged))).toEqual(again);
    expect(await match.attempt(shot, { commandId: changed })).toEqual({ ok: true });
    expect(await two.store.append(match.unchanged(changed))).toEqual(again);
    expect(await two.store.append(match.unchanged(unchanged))).toEqual(again);
  });

  it('refuses what changed nothing on an older state: on the newest one it may', async () => {
    const match = await aMatch().started();
    const late = match.unchanged();
    await match.when(shot);
    expect(await one.store.append(late)).toEqual({ ok: false, reason: 'version-conflict' });
  });

  it('names its history the same on every node', async () => {
    const epoch = await one.store.epoch();
    expect(epoch).toMatch(/^[0-9a-f]{32}$/);
    expect(await two.store.epoch()).toBe(epoch);
  });

  it('hears of another history within seconds, also when the clock of its machine was set back', async () => {
    const epoch = await one.store.epoch();
    const owner = await database.owner();
    await owner.source.query('INSERT INTO log_epochs DEFAULT VALUES');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 3_600_000);
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
    expect(await one.store.epoch()).not.toBe(epoch);
  });
});

describe('the played time of an event', () => {
  const inPeriod = (append: StreamAppend, stamp: Pick<Stamp, 'period' | 'played'>) => ({
    ...append,
    events: append.events.map((each) => ({ ...each, event: { ...each.event, ...stamp } })),
  });

  it('is read as it was written, and is absent where there is none', async () => {
    const match = await aMatch().started();
    const stamps = [
      {},
      { period: 3, played: 0 },
      { period: 4, played: 299 },
      { period: 5 },
    ] as const;
    for (const stamp of stamps) {
      const append = inPeriod(decidedShot(match), stamp);
      expect(await one.store.append(append)).toEqual({ ok: true });
      await match.refresh();
      const [written] = append.events;
      const [stored] = await one.store.readStream(match.id, { after: match.state.version - 1 });
      expect(stored?.event).toStrictEqual(written?.event);
    }
  });

  it('does not keep a node of the release before from appending and reading', async () => {
    const match = await aMatch().started();
    const { text, values = [] } = appendStatement([decidedShot(match)], false);
    expect(text).toContain('append_timed_lines');
    const [streams, numbers = '', ...others] = values as string[];
    const withoutTime = numbers.replace(/,NULL,NULL}$/, '}');
    const old = [streams, withoutTime, ...others.slice(0, 4), false];
    await one.source.query('SELECT * FROM append_lines($1, $2, $3, $4, $5, $6, $7)', old);
    await match.refresh();
    expect(match.state.statistics.home.shots).toBe(1);
    expect(match.state.actions.at(-1)).not.toHaveProperty('period');
  });
});

describe('the lease of a match clock', () => {
  const holderIn = ({ source }: Node) => clockHolderIn(source);
  const withLease = (match: MatchLog, device: string, turn: number): StreamAppend => ({
    ...decidedShot(match),
    lease: { device, turn },
  });
  const taken = { ok: false, reason: 'clock-taken' };
  const takeOver = `UPDATE match_consoles SET device = 'B', taken_from = device, turn = turn + 1
                    WHERE match_id = $1`;

  it('is acquired by the first append that needs it, and by one alone', async () => {
    const match = await aMatch().started();
    expect(await holderIn(one)(match.id)).toBeNull();
    const outcomes = await Promise.all(
      ['A', 'B'].map((device, n) => [one, two][n]?.store.append(withLease(match, device, 0))),
    );
    expect(outcomes.filter((outcome) => outcome?.ok)).toHaveLength(1);
    const held = await holderIn(two)(match.id);
    expect(held).toEqual({ device: outcomes[0]?.ok ? 'A' : 'B', turn: 1 });
    await match.refresh();
    expect(await two.store.append(withLease(match, 'C', 0))).toEqual(taken);
  });

  it('refuses what was decided before a take-over, also one that is not committed yet', async () => {
    const match = await aMatch().started();
    expect(await one.store.append(withLease(match, 'A', 0))).toEqual({ ok: true });
    await match.refresh();
    const waits = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%append_timed%'`;
    const { append } = await two.source.transaction(async (runner) => {
      await runner.query(takeOver, [match.id]);
      const append = one.store.append(withLease(match, 'A', 1));
      await until(async () => (await two.source.query<unknown[]>(waits)).length > 0);
      return { append };
    });
    expect(await append).toEqual(taken);
    expect(await holderIn(one)(match.id)).toEqual({ device: 'B', turn: 2 });
    expect(await one.store.append(withLease(match, 'B', 2))).toEqual({ ok: true });
  });

  it('holds nothing else back: neighbours of the same commit and other taps of the match', async () => {
    const [match, other] = [await aMatch().started(), await aMatch().started()];
    await one.store.append(withLease(match, 'A', 0));
    await match.refresh();
    const refused = one.store.append(withLease(match, 'B', 7));
    const beside = one.store.append(decidedShot(other));
    expect([await refused, await beside]).toEqual([taken, { ok: true }]);
    expect(await one.store.append(decidedShot(match))).toEqual({ ok: true });
  });
});

describe('the log', () => {
  const changes = [
    'UPDATE events SET version = 99 WHERE stream = 1',
    'UPDATE events SET version = 99 WHERE false',
    'DELETE FROM events WHERE stream = 1',
    'TRUNCATE events',
  ];

  it('cannot be changed by the application', async () => {
    for (const change of changes)
      await expect(one.source.query(change)).rejects.toThrow('permission denied');
  });

  it('cannot be changed by its owner either', async () => {
    const owner = await database.owner();
    for (const change of changes)
      await expect(owner.source.query(change)).rejects.toThrow('append-only');
    await owner.source.query("SET session_replication_role = 'replica'").catch(() => undefined);
    await expect(owner.source.query('TRUNCATE events')).rejects.toThrow('append-only');
  });
});
