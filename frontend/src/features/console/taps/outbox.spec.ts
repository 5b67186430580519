import { waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { openDatabase } from './database';
import { Outbox, type OutboxNews } from './outbox';
import type { SendOutcome } from './send-tap';
import type { QueuedTap, Tap } from './tap';
import { TapStorage } from './tap-storage';

const tap = (commandId: string, matchId = 7): Tap => ({
  commandId,
  matchId,
  command: { type: 'TakeTimeout', team: 'home' },
  call: { method: 'POST', path: `/api/matches/${matchId}/timeouts`, body: { team: 'home' } },
  at: '2026-03-15T16:05:00.000Z',
});

const answered = { type: 'answered' } as SendOutcome;
const unreachable: SendOutcome = { type: 'unreachable' };

let sent: string[];
let unheard: string[];
let answers: (tap: Tap, signal: AbortSignal) => SendOutcome | Promise<SendOutcome>;
const outboxes: Outbox[] = [];

function aPage(random = () => 1, storage = new TapStorage(openDatabase())): Outbox {
  const outbox = new Outbox({
    storage,
    random,
    onUnseenRefusal: ({ matchId }, message) => void unheard.push(`${matchId}: ${message}`),
    send: async (request, signal) => {
      sent.push(request.commandId);
      return answers(request, signal);
    },
  });
  outboxes.push(outbox);
  return outbox;
}

const empty = (outbox: Outbox, matchId = 7) =>
  waitFor(async () => expect(await outbox.waiting(matchId)).toEqual([]));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  sent = [];
  unheard = [];
  answers = () => answered;
});
afterEach(() => {
  for (const outbox of outboxes.splice(0)) outbox.close();
});

it('sends in the order of the taps, one after the other', async () => {
  let underWay = 0;
  let max = 0;
  answers = async () => {
    underWay += 1;
    max = Math.max(max, underWay);
    await Promise.resolve();
    underWay -= 1;
    return answered;
  };
  const outbox = aPage();
  const names = Array.from({ length: 20 }, (_, index) => `tap-${index}`);
  await Promise.all(names.map((name) => outbox.add(tap(name))));
  await empty(outbox);
  expect(sent).toEqual(names);
  expect(max).toBe(1);
});

it('repeats the same request until it is answered', async () => {
  const requests: Tap[] = [];
  answers = (request) => {
    requests.push(request);
    return requests.length < 3 ? unreachable : answered;
  };
  const outbox = aPage(() => 0);
  await outbox.add(tap('first'));
  await outbox.add(tap('second'));
  await empty(outbox);
  expect(sent).toEqual(['first', 'first', 'first', 'second']);
  expect(requests[1]).toEqual(requests[0]);
});

it('waits longer from try to try, and not at all when the network comes back', async () => {
  const delays: number[] = [];
  const { setTimeout } = globalThis;
  const isWait = (delay: number) => [450, 900, 1800].includes(delay);
  // A wait that is over on a busy machine before this test cuts it short would be followed by another.
  const recording = (work: () => void, delay = 0) => {
    delays.push(delay);
    return setTimeout(work, isWait(delay) ? 3_600_000 : delay);
  };
  Object.assign(globalThis, { setTimeout: recording });
  const waits = () => delays.filter(isWait);
  answers = () => unreachable;
  const outbox = aPage(() => 0.9);
  await outbox.add(tap('first'));
  await waitFor(() => expect(waits()).toEqual([450]));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(waits()).toEqual([450, 900]));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(waits()).toEqual([450, 900, 1800]));
  expect(sent).toHaveLength(3);
  Object.assign(globalThis, { setTimeout });
});

it('gives up a request that hangs on the old network', async () => {
  answers = (_, signal) =>
    sent.length > 1
      ? // The next one starts with a signal of its own.
        signal.aborted
        ? unreachable
        : answered
      : new Promise((resolve) => signal.addEventListener('abort', () => resolve(unreachable)));
  const outbox = aPage();
  await outbox.add(tap('first'));
  await waitFor(() => expect(sent).toHaveLength(1));
  window.dispatchEvent(new Event('online'));
  await empty(outbox);
  expect(sent).toEqual(['first', 'first']);
});

it('sends when the network comes back, also in a hidden page', async () => {
  answers = () => (sent.length > 1 ? answered : unreachable);
  const outbox = aPage();
  await outbox.add(tap('first'));
  await waitFor(() => expect(sent).toHaveLength(1));
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('online'));
  await empty(outbox);
  visible.mockRestore();
});

it('removes a refused tap before its listeners are done, so that a page closed then does not send it again', async () => {
  answers = () => ({ type: 'refused', message: 'Ne.' });
  const outbox = aPage();
  let changes = 0;
  outbox.subscribe(7, () => {
    changes += 1;
    return new Promise(() => {});
  });
  await outbox.add(tap('bad'));
  await waitFor(() => expect(changes).toBe(1));
  await empty(outbox);
  await outbox.add(tap('next'));
  expect(sent).toEqual(['bad']);
});

it('lets a refused tap go and keeps one that waits for a sign-in', async () => {
  answers = ({ commandId }) =>
    commandId === 'bad' ? { type: 'refused', message: 'Ne.' } : { type: 'signed-out' };
  const outbox = aPage();
  const news: OutboxNews[] = [];
  outbox.subscribe(7, (item) => void news.push(item));
  await outbox.add(tap('bad'));
  await outbox.add(tap('good'));
  await waitFor(() => expect(news).toHaveLength(2));
  expect(news).toMatchObject([
    { tap: { commandId: 'bad' }, outcome: { type: 'refused', message: 'Ne.' } },
    { tap: { commandId: 'good' }, outcome: { type: 'signed-out' } },
  ]);
  expect(await outbox.waiting(7)).toMatchObject([{ commandId: 'good' }]);
  answers = () => answered;
  await outbox.resume();
  await empty(outbox);
});

it('reports a refusal also when the match has left the screen', async () => {
  answers = ({ matchId }) => ({ type: 'refused', message: `Ne ${matchId}.` });
  const outbox = aPage();
  const leave = outbox.subscribe(7, () => {});
  await outbox.add(tap('open'));
  await outbox.add(tap('elsewhere', 8));
  await empty(outbox);
  await empty(outbox, 8);
  expect(unheard).toEqual(['8: Ne 8.']);
  leave();
  await outbox.add(tap('left'));
  await empty(outbox);
  expect(unheard).toEqual(['8: Ne 8.', '7: Ne 7.']);
});

it('lets the listener finish before the next tap goes out', async () => {
  const outbox = aPage();
  const order: string[] = [];
  answers = ({ commandId }) => {
    order.push(`sent ${commandId}`);
    return answered;
  };
  outbox.subscribe(7, async (news) => {
    if (news.type !== 'outcome' || news.tap.commandId !== 'first') return;
    await outbox.remove(7, new Set(['second']));
    order.push('listener done');
  });
  await Promise.all(['first', 'second', 'third'].map((name) => outbox.add(tap(name))));
  await empty(outbox);
  expect(order).toEqual(['sent first', 'listener done', 'sent third']);
});

it('does not let one match wait for another', async () => {
  answers = ({ matchId }) => (matchId === 7 ? unreachable : answered);
  const outbox = aPage();
  const stuck = await outbox.add(tap('stuck'));
  await outbox.add(tap('free', 8));
  await empty(outbox, 8);
  expect(await outbox.waiting(7)).toEqual([stuck]);
});

it('sends what an earlier page has left', async () => {
  answers = () => unreachable;
  const before = aPage();
  await before.add(tap('left'));
  await waitFor(() => expect(sent).toEqual(['left']));
  before.close();
  answers = () => answered;
  const after = aPage();
  await after.resume();
  await empty(after);
  expect(sent).toEqual(['left', 'left']);
});

describe('on a clock that the test moves', () => {
  /** The line without a database, whose timing a test's clock cannot control. */
  class MemoryStorage extends TapStorage {
    reads = 0;
    private taps: QueuedTap[] = [];
    private last = 0;
    constructor() {
      super(openDatabase());
    }
    override async add(added: Tap): Promise<QueuedTap> {
      this.last += 1;
      const queued = { ...added, order: this.last };
      this.taps = [...this.taps, queued];
      return queued;
    }
    override async of(matchId: number): Promise<QueuedTap[]> {
      this.reads += 1;
      return this.taps.filter((waiting) => waiting.matchId === matchId);
    }
    override async remove(order: number): Promise<void> {
      this.taps = this.taps.filter((waiting) => waiting.order !== order);
    }
    override async matches(): Promise<number[]> {
      return this.taps.map(({ matchId }) => matchId);
    }
  }
  const later = (ms = 0) => jest.advanceTimersByTimeAsync(ms);
  let storage: MemoryStorage;
  let outbox: Outbox;
  beforeEach(() => {
    jest.useFakeTimers();
    storage = new MemoryStorage();
    outbox = aPage(() => 0.9, storage);
  });
  afterEach(() => void jest.useRealTimers());

  it('waits as short as at first after a tap that got through', async () => {
    answers = () => unreachable;
    await outbox.add(tap('first'));
    await later(450);
    expect(sent).toHaveLength(2);
    answers = () => answered;
    await later(900);
    answers = () => unreachable;
    await outbox.add(tap('second'));
    await later();
    expect(sent).toEqual(['first', 'first', 'first', 'second']);
    await later(449);
    expect(sent).toHaveLength(4);
    await later(1);
    expect(sent).toHaveLength(5);
  });

  it('does not come back for a wait that was cut short', async () => {
    answers = () => unreachable;
    await outbox.add(tap('first'));
    await later(100);
    answers = () => new Promise((resolve) => setTimeout(() => resolve(unreachable), 500));
    document.dispatchEvent(new Event('visibilitychange'));
    await later(500 + 899);
    expect(sent).toHaveLength(2);
    await later(1);
    expect(sent).toHaveLength(3);
  });

  it('does not look at an empty line again', async () => {
    await outbox.add(tap('first'));
    await later();
    const { reads } = storage;
    await later(60_000);
    expect(sent).toEqual(['first']);
    expect(storage.reads).toBe(reads);
  });

  it('tries again where the disk did not answer', async () => {
    jest.spyOn(storage, 'of').mockRejectedValueOnce(new Error('The database does not open'));
    await outbox.add(tap('first'));
    await later(449);
    expect(sent).toEqual([]);
    await later(1);
    expect(sent).toEqual(['first']);
  });

  it('sends a tap that is made just when the line was found empty', async () => {
    await outbox.add(tap('first'));
    const read = storage.of.bind(storage);
    jest.spyOn(storage, 'of').mockImplementation(async (matchId) => {
      const found = await read(matchId);
      if (found.length === 0 && sent.length === 1) await outbox.add(tap('second'));
      return found;
    });
    await later();
    expect(sent).toEqual(['first', 'second']);
  });

  it('sends nothing any more once it is closed, and gives up what is under way', async () => {
    const given = jest.fn();
    answers = (_, signal) => {
      signal.addEventListener('abort', given);
      return unreachable;
    };
    await outbox.add(tap('first'));
    await later();
    outbox.close();
    expect(given).toHaveBeenCalled();
    await outbox.add(tap('second'));
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    await outbox.resume();
    await later(60_000);
    expect(sent).toEqual(['first']);
    expect(await outbox.waiting(7)).toHaveLength(2);
  });

  it('leaves the wait as it is when the page goes out of sight', async () => {
    answers = () => unreachable;
    await outbox.add(tap('first'));
    await later();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await later();
    expect(sent).toHaveLength(1);
  });
});

describe('with locks', () => {
  const tails = new Map<string, Promise<unknown>>();
  beforeEach(() => {
    tails.clear();
    const request = (name: string, work: () => Promise<unknown>) => {
      const mine = (tails.get(name) ?? Promise.resolve()).then(work);
      tails.set(
        name,
        mine.catch(() => {}),
      );
      return mine;
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

  it('two pages of one browser send each tap once', async () => {
    answers = () => new Promise((resolve) => setTimeout(() => resolve(answered), 5));
    const [one, two] = [aPage(), aPage()];
    await Promise.all([one.add(tap('a')), two.add(tap('b')), one.add(tap('c'))]);
    await empty(one);
    await Promise.all(tails.values());
    expect([...sent].sort()).toEqual(['a', 'b', 'c']);
  });

  it('a match does not wait while another one is being sent', async () => {
    answers = ({ matchId }) => (matchId === 7 ? new Promise(() => {}) : answered);
    const outbox = aPage();
    await outbox.add(tap('hangs'));
    await waitFor(() => expect(sent).toEqual(['hangs']));
    await outbox.add(tap('free', 8));
    await empty(outbox, 8);
  });
});

describe('beside another page', () => {
  class Channel extends EventTarget {
    static all = new Set<Channel>();
    constructor() {
      super();
      Channel.all.add(this);
    }
    postMessage(data: unknown): void {
      for (const other of Channel.all)
        if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
    }
    close(): void {
      Channel.all.delete(this);
    }
  }
  beforeEach(() => void Object.assign(globalThis, { BroadcastChannel: Channel }));
  afterEach(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

  it('reports taps made there and refusals, whichever page sent them', async () => {
    answers = ({ commandId }) =>
      commandId === 'bad' ? { type: 'refused', message: 'Ne.' } : answered;
    const [here, there] = [aPage(), aPage()];
    const received: OutboxNews[] = [];
    there.subscribe(7, (item) => void received.push(item));
    await here.add(tap('bad'));
    await here.add(tap('good'));
    await empty(here);
    expect(received).toContainEqual({ type: 'changed' });
    expect(received.filter(({ type }) => type === 'outcome')).toMatchObject([
      { tap: { commandId: 'bad' }, outcome: { type: 'refused', message: 'Ne.' } },
    ]);
  });

  it('reports that taps have left the line, sent or removed, and nothing else', async () => {
    answers = () => new Promise(() => {});
    const [here, there] = [aPage(), aPage()];
    let shown: string[] = [];
    let notified = 0;
    there.subscribe(7, async () => {
      notified += 1;
      shown = (await there.waiting(7)).map(({ commandId }) => commandId);
    });
    await here.add(tap('pointless'));
    await waitFor(() => expect(shown).toEqual(['pointless']));
    await here.remove(7, new Set(['pointless']));
    await waitFor(() => expect(shown).toEqual([]));
    const before = notified;
    await here.remove(7, new Set(['pointless']));
    expect(notified).toBe(before);

    answers = () => answered;
    const third = aPage();
    await third.add(tap('sent'));
    await waitFor(() => expect(notified).toBe(before + 2));
    await waitFor(() => expect(shown).toEqual([]));
  });

  it('hears nothing any more once it is closed', async () => {
    const [here, there] = [aPage(), aPage()];
    const received: OutboxNews[] = [];
    there.subscribe(7, (item) => void received.push(item));
    there.close();
    await here.add(tap('good'));
    await empty(here);
    expect(received).toEqual([]);
  });

  it('sends what another page has left that is closed', async () => {
    answers = () => unreachable;
    const [left] = [aPage(), aPage(() => 0)];
    await left.add(tap('left'));
    await waitFor(() => expect(sent).toContain('left'));
    left.close();
    answers = () => answered;
    await empty(left);
  });
});

describe('given taps of a grant that was revoked', () => {
  const revoked: SendOutcome = { type: 'signed-out', code: 'auth.grant-revoked' };
  const byGrant = (request: Tap) => (request.grant === 12 ? revoked : answered);

  it('they stay, also after a reload, until somebody says under which grant they are sent', async () => {
    answers = byGrant;
    const before = aPage();
    for (const name of ['goal', 'undo']) await before.add({ ...tap(name), grant: 12 });
    await waitFor(() => expect(sent).toEqual(['goal']));
    before.close();
    const after = aPage();
    await after.resume();
    await waitFor(() => expect(sent.length).toBeGreaterThan(1));
    expect(sent).not.toContain('undo');
    const waiting = await after.waiting(7);
    expect(waiting.map(({ commandId, grant }) => [commandId, grant])).toEqual([
      ['goal', 12],
      ['undo', 12],
    ]);
    await after.sendUnder(7, 15);
    await empty(after);
    expect(sent.slice(-2)).toEqual(['goal', 'undo']);
  });

  it('what is tapped under a new grant waits behind them', async () => {
    answers = byGrant;
    const outbox = aPage();
    await outbox.add({ ...tap('old'), grant: 12 });
    await outbox.add({ ...tap('new'), grant: 15 });
    await waitFor(() => expect(sent).toContain('old'));
    expect(sent).not.toContain('new');
    await outbox.sendUnder(7, null);
    await empty(outbox);
    expect(sent.slice(-2)).toEqual(['old', 'new']);
  });
});

describe('given an id that another device has used', () => {
  const taken: SendOutcome = { type: 'id-taken', message: 'Zauzeto.' };

  it('the tap goes out once under a new one, before those behind it, which follow its name', async () => {
    const bodies: unknown[] = [];
    answers = ({ commandId, call }) => {
      bodies.push(call.body);
      return commandId === 'goal' ? taken : answered;
    };
    const outbox = aPage();
    const news: OutboxNews[] = [];
    outbox.subscribe(7, (item) => void news.push(item));
    const { call } = tap('');
    await outbox.add(tap('goal'));
    await outbox.add({ ...tap('undo'), call: { ...call, body: { actionId: 'goal.0' } } });
    await empty(outbox);
    const [, renamed] = sent;
    expect(sent).toEqual(['goal', renamed, 'undo']);
    expect(renamed).toMatch(/^[0-9a-f]{32}$/);
    expect(bodies.at(-1)).toEqual({ actionId: `${renamed}.0` });
    expect(news.filter(({ type }) => type === 'renamed')).toEqual([
      { type: 'renamed', from: 'goal', to: renamed },
    ]);
  });

  it('a tap whose new id is refused too is told and given up', async () => {
    answers = () => taken;
    const outbox = aPage();
    await outbox.add(tap('goal'));
    await empty(outbox);
    expect(sent).toHaveLength(2);
    expect(unheard).toEqual(['7: Zauzeto.']);
  });

  it('the disk has the tap, with its new id, also when the page is closed before it is sent', async () => {
    answers = ({ commandId }) => (commandId === 'goal' ? taken : unreachable);
    const outbox = aPage();
    await outbox.add(tap('goal'));
    await waitFor(() => expect(sent).toHaveLength(2));
    outbox.close();
    expect(await aPage().waiting(7)).toMatchObject([{ commandId: sent[1], at: tap('').at }]);
  });
});
