import { type LoggedMatchEvent, type MatchCommand, type MatchState, scoreOf } from '@kolo/domain';
import { LogDatabase, type Node } from '../../../test/log-database.js';
import { kickOff, MatchLog, newCommandId, shot } from '../../../test/match-log.js';
import { until } from '../../../test/until.js';
import { clockHolderIn } from './clock-holder.js';
import type { CommandOrigin } from './decide-batch.js';
import { type MatchLog as Log, Mailbox } from './mailbox.js';
import type { CommandResult } from './match-history.js';
import { requestHash } from './request-hash.js';

let database: LogDatabase;
let one: Node;
let two: Node;
let matches = 0;

beforeAll(async () => {
  database = await LogDatabase.create();
  one = await database.node();
  two = await database.node();
});
afterAll(() => database.drop());

const origin = (commandId = newCommandId()): CommandOrigin => ({
  commandId,
  at: new Date().toISOString(),
  actorId: 1,
  device: 'tablet',
  requestId: null,
});

const nobody = () => {};
const holderIn = ({ source }: Node) => clockHolderIn(source);
const mailboxOf = (id: number, node: Node = one, announce = nobody as never) =>
  new Mailbox(id, node.store, holderIn(node), announce);

/** A running match without goals. */
async function started(): Promise<number> {
  const match = await new MatchLog(one.store, ++matches).started();
  return match.id;
}

const goal: MatchCommand = {
  type: 'RecordGoal',
  team: 'home',
  scorer: null,
  assist: null,
  kind: 'open-play',
};
const score = (wanted: number): MatchCommand => ({ type: 'SetScore', team: 'home', score: wanted });

const versionsOf = (events: readonly LoggedMatchEvent[]) => events.map(({ version }) => version);

describe('a mailbox', () => {
  it('counts every one of many simultaneous taps, each answered with its own version', async () => {
    const id = await started();
    const mailbox = mailboxOf(id);
    const results = await Promise.all(
      Array.from({ length: 300 }, () => mailbox.post(shot, origin())),
    );
    const versions = results.flatMap(({ events }) => versionsOf(events));
    expect(versions).toEqual(Array.from({ length: 300 }, (_, n) => n + 6));
    for (const { events, state } of results) expect(state.version).toBe(events[0]?.version);
    expect(results.at(-1)?.state.statistics.home.shots).toBe(300);
    const [commits] = await one.source.query(
      'SELECT count(DISTINCT xid)::integer AS count FROM events WHERE stream = $1 AND version > 5',
      [id],
    );
    expect(commits.count).toBe(1);
  });

  it('shares a match with another node: both count, no version twice, no gap', async () => {
    const id = await started();
    const mailboxes = [mailboxOf(id, one), mailboxOf(id, two)];
    const taps = Array.from({ length: 120 }, (_, n) => async () => {
      await new Promise((resolve) => setTimeout(resolve, n % 12));
      return mailboxes[n % 2]?.post(shot, origin());
    });
    await Promise.all(taps.map((tap) => tap()));
    const log = await one.store.readStream(id);
    expect(versionsOf(log.map(({ event }) => event))).toEqual(log.map((_, n) => n + 1));
    const { state } = await mailboxOf(id).read();
    expect(state.statistics.home.shots).toBe(120);
  });

  it('does not refuse on what it has not yet read', async () => {
    const id = await started();
    const [first, second] = [mailboxOf(id, one), mailboxOf(id, two)];
    await second.post(shot, origin());
    await first.post({ type: 'ChangeState', wanted: { matchState: 'half-time' } }, origin());
    const { state } = await second.post(
      { type: 'ChangeState', wanted: { matchState: 'second-half' } },
      origin(),
    );
    expect(state.matchState).toBe('second-half');
  });

  it('refuses one command without disturbing its neighbours', async () => {
    const id = await started();
    const mailbox = mailboxOf(id);
    const [before, refused, after] = await Promise.allSettled([
      mailbox.post(goal, origin()),
      mailbox.post({ type: 'ChooseMvp', playerId: 999 }, origin()),
      mailbox.post(goal, origin()),
    ]);
    expect(before.status).toBe('fulfilled');
    expect(refused).toMatchObject({
      status: 'rejected',
      reason: { refusal: { code: 'match.player-not-present' } },
    });
    expect(after).toMatchObject({ status: 'fulfilled', value: { state: { version: 7 } } });
  });

  it('announces after the answers, once for all that was committed together', async () => {
    const id = await started();
    const order: string[] = [];
    const announce = (_: number, events: LoggedMatchEvent[], state: MatchState) =>
      order.push(`announced ${versionsOf(events).join()} at ${state.version}`);
    const mailbox = new Mailbox(id, one.store, holderIn(one), announce);
    await Promise.all(
      [1, 2].map(async (n) => {
        await mailbox.post(shot, origin());
        order.push(`answered ${n}`);
      }),
    );
    await until(() => order.length > 2);
    expect(order).toEqual(['answered 1', 'answered 2', 'announced 6,7 at 7']);
  });
});

describe('a repeated command', () => {
  it('counts once and gets its first answer: in the same batch, later, on another node, after a restart', async () => {
    const id = await started();
    const mailbox = mailboxOf(id);
    const sent = origin();
    const together = await Promise.all([
      mailbox.post(goal, sent),
      mailbox.post(goal, sent),
      mailbox.post(shot, origin()),
    ]);
    const elsewhere = mailboxOf(id, two);
    await elsewhere.post(shot, origin());
    const repeats = [
      together[1],
      await mailbox.post(goal, sent),
      await elsewhere.post(goal, sent),
      await mailboxOf(id, two).post(goal, sent),
    ];
    for (const repeat of repeats) expect(repeat).toEqual(together[0]);
    expect(scoreOf((await mailbox.read()).state).home).toBe(1);
  });

  it('that changed nothing the first time changes nothing later', async () => {
    const id = await started();
    const mailbox = mailboxOf(id);
    const sent = origin();
    const first = await mailbox.post(score(0), sent);
    expect(first.events).toEqual([]);
    await mailbox.post(goal, origin());
    for (const box of [mailbox, mailboxOf(id, two)])
      expect(await box.post(score(0), sent)).toEqual(first);
    expect(scoreOf((await mailbox.read()).state).home).toBe(1);
  });

  it('that changed nothing the first time changes nothing, also when the rules have changed since', async () => {
    const id = await started();
    const sent = origin();
    await one.store.append({
      stream: id,
      expectedVersion: 5,
      events: [],
      unchanged: [{ ...sent, version: 5, requestHash: requestHash(score(3)) }],
      rows: {},
    });
    expect((await mailboxOf(id, two).post(score(3), sent)).events).toEqual([]);
    await expect(mailboxOf(id, two).post(score(2), sent)).rejects.toMatchObject({
      refusal: { code: 'request.command-id-reused' },
    });
  });

  it('that changed nothing the first time is not refused later, on another node either', async () => {
    const id = await started();
    const mailbox = mailboxOf(id);
    const sent = origin();
    const running: MatchCommand = { type: 'ChangeState', wanted: { matchState: 'first-half' } };
    const first = await mailbox.post(running, sent);
    expect(first.events).toEqual([]);
    for (const matchState of ['half-time', 'second-half'] as const)
      await mailbox.post({ type: 'ChangeState', wanted: { matchState } }, origin());
    await expect(mailbox.post(running, origin())).rejects.toMatchObject({
      refusal: { code: 'match.transition-not-allowed' },
    });
    for (const box of [mailbox, mailboxOf(id, two)])
      expect(await box.post(running, sent)).toEqual(first);
  });

  it('that changes nothing here, and just now something at another node, has the answer of that one', async () => {
    const id = await started();
    const sent = origin();
    const elsewhere = mailboxOf(id, two);
    await elsewhere.post(goal, origin());
    let there: CommandResult | undefined;
    const log: Log = Object.assign(Object.create(one.store) as Log, {
      append: async (item: Parameters<Log['append']>[0]) => {
        if (there === undefined) {
          await elsewhere.post({ type: 'Undo' }, origin());
          there = await elsewhere.post(score(1), sent);
        }
        return one.store.append(item);
      },
    });
    const here = await new Mailbox(id, log, holderIn(one), nobody).post(score(1), sent);
    expect(here.events).toHaveLength(1);
    expect(here).toEqual(there);
  });

  it('that was refused is decided again', async () => {
    const id = await started();
    const mailbox = mailboxOf(id);
    const sent = origin();
    const secondHalf: MatchCommand = {
      type: 'ChangeState',
      wanted: { matchState: 'second-half' },
    };
    await expect(mailbox.post(secondHalf, sent)).rejects.toMatchObject({
      refusal: { code: 'match.transition-not-allowed' },
    });
    await mailbox.post({ type: 'ChangeState', wanted: { matchState: 'half-time' } }, origin());
    expect((await mailbox.post(secondHalf, sent)).state.matchState).toBe('second-half');
  });

  it.each([
    ['a command that changed something', goal, goal],
    ['a command that changed something, by one that would not', goal, score(0)],
    ['a command that changed nothing', score(0), score(0)],
    ['a command that changed nothing, by one that would', score(0), goal],
  ])('is refused when its id belongs to another match: %s', async (_, first, second) => {
    const [here, there] = [await started(), await started()];
    const sent = origin();
    await mailboxOf(here).post(first, sent);
    const mailbox = mailboxOf(there);
    const neighbour = mailbox.post(shot, origin());
    await expect(mailbox.post(second, sent)).rejects.toMatchObject({
      refusal: { code: 'request.command-id-reused' },
    });
    expect((await neighbour).events).toHaveLength(1);
  });

  it.each([
    ['of one that changed something', goal, shot],
    ['of one that changed something, by one that would not', goal, score(0)],
    ['of one that changed nothing', score(0), score(2)],
    ['of one that changed nothing, by a plain tap', score(0), goal],
  ])('is another command with its id, and refused: %s', async (_, first, second) => {
    const id = await started();
    const sent = origin();
    const mailbox = mailboxOf(id);
    const answer = await mailbox.post(first, sent);
    for (const box of [mailbox, mailboxOf(id, two)])
      await expect(box.post(second, sent)).rejects.toMatchObject({
        refusal: { code: 'request.command-id-reused' },
      });
    expect(await mailbox.post(first, sent)).toEqual(answer);
    expect((await mailbox.read()).version).toBe(5 + answer.events.length);
  });

  describe('given two devices that send under one id', () => {
    const by = (sent: CommandOrigin, device: string, tablet?: string): CommandOrigin => ({
      ...sent,
      device,
      isConsole: device.startsWith('grant:'),
      ...(tablet === undefined ? {} : { tablet }),
    });
    const elsewhere = { refusal: { code: 'request.command-id-elsewhere' } };
    const idsOf = (events: readonly LoggedMatchEvent[]) => events.map(({ id }) => id);
    const versionOf = async (id: number) => (await mailboxOf(id, two).read()).version;

    it.each([
      ['that changes something', goal],
      ['that changes nothing', score(0)],
    ])('a command %s belongs to the first, on every node', async (_, command) => {
      const id = await started();
      const mine = by(origin(), 'tablet-a');
      const mailbox = mailboxOf(id);
      const first = await mailbox.post(command, mine);
      for (const box of [mailbox, mailboxOf(id, two)]) {
        await expect(box.post(command, by(mine, 'tablet-b'))).rejects.toMatchObject(elsewhere);
        expect(await box.post(command, mine)).toEqual(first);
      }
      expect(await versionOf(id)).toBe(5 + first.events.length);
    });

    it('of two at the same moment one is written, and the other is refused', async () => {
      const id = await started();
      const sent = origin();
      const boxes = [mailboxOf(id), mailboxOf(id, two)];
      for (const [here, there] of [boxes, [boxes[0], boxes[0]]]) {
        const command = origin().commandId;
        const before = await versionOf(id);
        const outcomes = await Promise.allSettled([
          here?.post(goal, by({ ...sent, commandId: command }, 'tablet-a')),
          there?.post(goal, by({ ...sent, commandId: command }, 'tablet-b')),
        ]);
        expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
          reason: elsewhere,
        });
        expect(await versionOf(id)).toBe(before + 1);
      }
    });

    it.each([
      ['the same grant', 'grant:3/device:2'],
      ['another grant', 'grant:4/device:1'],
      ['an account', 'tablet-b'],
    ])('a device with a grant is not another one with %s', async (_, device) => {
      const id = await started();
      const sent = origin();
      await mailboxOf(id).post(goal, by(sent, 'grant:3/device:1', 'tablet-a'));
      const again = device.startsWith('grant') ? by(sent, device, 'tablet-b') : by(sent, device);
      await expect(mailboxOf(id, two).post(goal, again)).rejects.toMatchObject(elsewhere);
    });

    it.each([
      ['another grant', 'grant:4/device:1', 'tablet-a'],
      ['an account', 'tablet-a', undefined],
    ])(
      'one tablet counts once that repeats under %s when its grant has ended',
      async (_, device, tablet) => {
        const id = await started();
        const sent = origin();
        const first = await mailboxOf(id).post(goal, by(sent, 'grant:3/device:1', 'tablet-a'));
        const { events } = await mailboxOf(id, two).post(goal, by(sent, device, tablet));
        expect(idsOf(events)).toEqual(idsOf(first.events));
        expect(await versionOf(id)).toBe(6);
      },
    );

    it('what a tablet sent before tablets were named is its own, under whatever right it repeats', async () => {
      const id = await started();
      const sent = origin();
      const first = await mailboxOf(id).post(goal, by(sent, 'grant:3/device:1'));
      const { events } = await mailboxOf(id, two).post(goal, by(sent, 'tablet-a'));
      expect(idsOf(events)).toEqual(idsOf(first.events));
      expect(await versionOf(id)).toBe(6);
    });
  });

  it('is another command with its id also at the same moment, and decided when the first is refused', async () => {
    const id = await started();
    const mailbox = mailboxOf(id);
    const [sent, spent] = [origin(), origin()];
    const outcomes = await Promise.allSettled([
      mailbox.post(goal, sent),
      mailbox.post(shot, sent),
      mailbox.post(goal, sent),
      mailbox.post({ type: 'ChooseMvp', playerId: 999 }, spent),
      mailbox.post(shot, spent),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'fulfilled', value: { events: [{ type: 'GoalScored' }] } },
      { status: 'rejected', reason: { refusal: { code: 'request.command-id-reused' } } },
      { status: 'fulfilled', value: { events: [{ type: 'GoalScored' }] } },
      { status: 'rejected', reason: { refusal: { code: 'match.player-not-present' } } },
      { status: 'fulfilled', value: { events: [{ type: 'TeamStatisticChanged' }] } },
    ]);
    expect((await mailbox.read()).version).toBe(7);
  });

  it.each([
    ['changes something', goal, [6], 1],
    ['changes nothing', score(0), [], 0],
  ])(
    'that %s counts once when the connection broke after the commit',
    async (_, command, added, goals) => {
      const id = await started();
      let broken = false;
      const log: Log = Object.assign(Object.create(one.store) as Log, {
        append: async (item: Parameters<Log['append']>[0]) => {
          const outcome = await one.store.append(item);
          if (broken) return outcome;
          broken = true;
          throw new Error('Connection terminated unexpectedly');
        },
      });
      const mailbox = new Mailbox(id, log, holderIn(one), nobody);
      const sent = origin();
      await expect(mailbox.post(command, sent)).rejects.toThrow('Connection terminated');
      await mailboxOf(id, two).post(goal, origin());
      const { events, state } = await mailbox.post(command, sent);
      expect(versionsOf(events)).toEqual(added);
      expect(scoreOf(state).home).toBe(goals);
      expect((await mailbox.read()).version).toBe(6 + added.length);
    },
  );
});

describe('what a mailbox has read', () => {
  it('is forgotten also while an append is under way', async () => {
    const id = await started();
    const read: number[] = [];
    const log: Log = Object.assign(Object.create(one.store) as Log, {
      append: async (item: Parameters<Log['append']>[0]) => {
        const outcome = await one.store.append(item);
        mailbox.forget();
        return outcome;
      },
      readStream: (stream: number, range?: { after?: number }) => {
        read.push(range?.after ?? 0);
        return one.store.readStream(stream, range);
      },
    });
    const mailbox = new Mailbox(id, log, holderIn(one), nobody);
    await mailbox.post(shot, origin());
    await mailbox.post(shot, origin());
    expect(read).toEqual([0, 0]);
  });
});

describe('time travel', () => {
  it('shows the match as it was', async () => {
    const id = await started();
    const mailbox = mailboxOf(id);
    await mailbox.post(goal, origin());
    await mailbox.post({ type: 'Undo' }, origin());
    const history = await mailbox.read();
    expect([5, 6, 7].map((version) => scoreOf(history.at(version)).home)).toEqual([0, 1, 0]);
    expect(history.at(1)).toMatchObject({ status: 'scheduled', matchDate: kickOff });
  });
});
