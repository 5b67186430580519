import { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import { Server } from 'socket.io';
import { startRedis } from '../../../test/redis-server.js';
import { startRelay } from '../../../test/relay.js';
import { eventually, until } from '../../../test/until.js';
import { silenceLimits } from '../../platform/async/silent-connection.js';
import { RedisBus } from './redis-bus.js';

it('a Redis that is away is told once, and not at every look for it', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  const look = jest.spyOn(Socket.prototype, 'connect');
  const bus = new RedisBus('redis://127.0.0.1:1');
  try {
    await until(() => look.mock.calls.length > 6);
    expect(warn).toHaveBeenCalledTimes(1);
  } finally {
    await bus.close();
    jest.restoreAllMocks();
  }
});

it('a node hears the others again when the network swallowed what they say', async () => {
  jest.spyOn(Logger.prototype, 'warn').mockImplementation();
  const redis = await startRedis();
  const relay = await startRelay(redis.url);
  jest.replaceProperty(silenceLimits, 'redisMs', 1_000);
  const [near, far] = [new RedisBus(relay.url), new RedisBus(redis.url)];
  const received = new Set<number>();
  near.onViewers(({ count }) => received.add(count));
  for (const bus of [near, far]) bus.join(new Server());
  const expectToReceive = (count: number) => {
    far.count({ matchId: 1, node: 'far', count });
    expect(received).toContain(count);
  };
  try {
    await eventually(() => expectToReceive(1));
    relay.swallowAnswers();
    await eventually(() => expectToReceive(2));
  } finally {
    await Promise.all([near.close(), far.close()]);
    await relay.stop();
    await redis.stop();
  }
});
