import { playedLog } from '../../../test/played-log.js';
import type { WatchPermissionService } from '../../people/auth/access/watch-permission.service.js';
import { LocalBus } from '../nodes/live-bus.js';
import { CursorPump } from '../push/cursor-pump.js';
import type { LiveBoardService } from '../push/live-board.service.js';
import type { LiveTopicsService } from '../push/live-topics.service.js';
import { MatchTopic } from '../push/match-topic.js';
import { ViewerCountsService } from '../push/viewer-counts.service.js';
import type { LiveClient } from './live-client.js';
import { WatchingService } from './watching.service.js';

const log = playedLog(20);
let pump: CursorPump;
let viewers: ViewerCountsService;
let watching: WatchingService;
let topic: MatchTopic;
/** Reading the match ends when the test says so. */
let read: () => void;

beforeEach(() => {
  pump = new CursorPump();
  topic = new MatchTopic(1, 'history', log);
  const reading = new Promise<MatchTopic>((resolve) => {
    read = () => resolve(topic);
  });
  viewers = new ViewerCountsService(pump, new LocalBus());
  watching = new WatchingService(
    { topic: () => reading } as unknown as LiveTopicsService,
    {} as LiveBoardService,
    pump,
    viewers,
    { mayWatch: async () => true } as unknown as WatchPermissionService,
  );
});

const aClient = () =>
  ({
    watches: new Map(),
    requests: new Map(),
    board: null,
    boardRequest: null,
    closed: false,
    idle: true,
    write: () => {},
    terminate: () => {},
  }) as unknown as LiveClient;

describe('somebody who asks for a match', () => {
  it('follows it from the answer on, once, however often they ask', async () => {
    const client = aClient();
    const answers: unknown[] = [];
    const requests = [1, 2, 3].map(() =>
      watching.watch(client, { matchId: 1 }, (answer) => answers.push(answer)),
    );
    read();
    await Promise.all(requests);
    expect(answers).toHaveLength(3);
    expect(pump.followers(topic)).toBe(1);
  });

  it('follows nothing after leaving in the middle of it', async () => {
    const client = aClient();
    const request = watching.watch(client, { matchId: 1 }, () => {});
    watching.unwatch(client, { matchId: 1 });
    read();
    await request;
    expect(pump.followers(topic)).toBe(0);
  });

  it('follows nothing, and hears nothing, once the socket is closed', async () => {
    const client = aClient();
    const answer = jest.fn();
    const request = watching.watch(client, { matchId: 1 }, answer);
    client.closed = true;
    read();
    await request;
    expect(pump.followers(topic)).toBe(0);
    expect(answer).not.toHaveBeenCalled();
  });
});

describe('a console', () => {
  const counted = () => pump.followers(viewers.topicOf(topic));

  it('follows its match and is not counted among the viewers', async () => {
    const client = aClient();
    read();
    await watching.watch(client, { matchId: 1, console: true }, () => {});
    expect([pump.followers(topic), counted()]).toEqual([1, 0]);
    watching.leaveAll(client);
    expect(pump.followers(topic)).toBe(0);
  });

  it('is counted once its page shows the match to somebody who watches', async () => {
    const client = aClient();
    read();
    await watching.watch(client, { matchId: 1, console: true }, () => {});
    await watching.watch(client, { matchId: 1 }, () => {});
    expect([pump.followers(topic), counted()]).toEqual([1, 1]);
    await watching.watch(client, { matchId: 1, console: true }, () => {});
    expect([pump.followers(topic), counted()]).toEqual([1, 0]);
  });
});
