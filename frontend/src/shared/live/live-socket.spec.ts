import { createLiveSocket, type LiveSocket } from './live-socket';
import { serverClock } from './server-clock';

/** A browser's WebSocket, whose other end is the test. */
class FakeWebSocket {
  static readonly OPEN = 1;
  static last: FakeWebSocket;
  readyState = FakeWebSocket.OPEN;
  readonly sent: string[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly address: URL) {
    FakeWebSocket.last = this;
  }

  send(frame: string): void {
    this.sent.push(frame);
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  says(...frames: string[]): void {
    for (const data of frames) this.onmessage?.({ data });
  }
}

const events = { opened: jest.fn(), closed: jest.fn(), message: jest.fn() };
const hello = '0{"sid":"a","upgrades":[],"pingInterval":20000,"pingTimeout":10000}';
const welcome = '40/live,{"sid":"b"}';
let socket: LiveSocket;

function connect(): FakeWebSocket {
  socket.connect();
  return FakeWebSocket.last;
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  Object.assign(globalThis, { WebSocket: FakeWebSocket });
  socket = createLiveSocket(events);
});
afterEach(() => jest.useRealTimers());

describe('the live socket', () => {
  it('opens a WebSocket of engine.io and joins the namespace', () => {
    const wire = connect();
    expect(wire.address.href).toBe('ws://localhost/socket.io/?EIO=4&transport=websocket');
    wire.says(hello);
    expect(wire.sent).toEqual(['40/live,']);
    expect(events.opened).not.toHaveBeenCalled();
    wire.says(welcome);
    expect(events.opened).toHaveBeenCalledTimes(1);
  });

  it('answers pings, which keep the connection open', () => {
    const wire = connect();
    wire.says(hello, welcome, '2');
    expect(wire.sent.at(-1)).toBe('3');
    expect(events.message).not.toHaveBeenCalled();
  });

  it('hands on messages, and nothing that it does not know', () => {
    const wire = connect();
    wire.says(hello, welcome, '42/live,["heartbeat",{"at":"[1]"}]', '42/live,["gossip",{}]');
    expect(events.message.mock.calls).toEqual([[{ type: 'heartbeat', payload: { at: '[1]' } }]]);
  });

  it('gives every question its own answer', async () => {
    const wire = connect();
    wire.says(hello, welcome);
    const [match, board] = [socket.watch({ matchId: 7 }), socket.watchBoard({})];
    expect(wire.sent.slice(1)).toEqual([
      '42/live,1["watch",{"matchId":7}]',
      '42/live,2["watchBoard",{}]',
    ]);
    wire.says('43/live,2[{"ok":true,"matches":[]}]', '43/live,1[{"ok":false}]');
    expect(await board).toEqual({ ok: true, matches: [] });
    expect(await match).toEqual({ ok: false });
  });

  it('gives up on a question without an answer', async () => {
    connect().says(hello, welcome);
    const failed = expect(socket.watch({ matchId: 7 })).rejects.toThrow('No answer to watch');
    jest.advanceTimersByTime(10_000);
    await failed;
  });

  it('sends what needs no answer', () => {
    const wire = connect();
    wire.says(hello, welcome);
    socket.unwatch(7);
    socket.unwatchBoard();
    socket.seen({ 7: 12 });
    expect(wire.sent.slice(1)).toEqual([
      '42/live,["unwatch",{"matchId":7}]',
      '42/live,["unwatchBoard"]',
      '42/live,["seen",{"7":12}]',
    ]);
  });

  it('tells the time by answers, on a phone that is ten minutes behind too', async () => {
    const wire = connect();
    wire.says(hello, welcome);
    const answer = socket.watch({ matchId: 7 });
    const now = Date.now() + 10 * 60_000;
    wire.says(`43/live,1[{"ok":true,"now":${now}}]`);
    await answer;
    expect(serverClock.now()).toBe(now);
  });

  it.each([
    ['the network ends it', (wire: FakeWebSocket) => wire.close()],
    ['the attempt fails', (wire: FakeWebSocket) => wire.onerror?.()],
    ['the server leaves', (wire: FakeWebSocket) => wire.says(hello, welcome, '41/live,')],
    ['the server refuses', (wire: FakeWebSocket) => wire.says(hello, '44/live,{"message":"no"}')],
    ['engine.io closes', (wire: FakeWebSocket) => wire.says(hello, '1')],
    ['nobody answers', () => jest.advanceTimersByTime(8_000)],
  ])('says once that it is closed when %s', (_, end) => {
    const wire = connect();
    end(wire);
    wire.close();
    jest.advanceTimersByTime(8_000);
    expect(events.closed).toHaveBeenCalledTimes(1);
    expect(wire.readyState).toBe(3);
  });

  it('is silent after it was closed by its owner, and opens anew', () => {
    const first = connect();
    first.says(hello, welcome);
    socket.disconnect();
    first.says('42/live,["heartbeat",{}]');
    expect(events.closed).not.toHaveBeenCalled();
    expect(events.message).not.toHaveBeenCalled();
    const second = connect();
    second.says(hello, welcome);
    expect(second).not.toBe(first);
    expect(events.opened).toHaveBeenCalledTimes(2);
  });
});
