import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { network } from '../../platform/outbound/post-outside.js';
import type { PushKeysService } from './push-keys.service.js';
import { PushSenderService } from './push-sender.service.js';

const key = createECDH('prime256v1');
key.generateKeys();
const target = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/phone',
  p256dh: key.getPublicKey('base64url'),
  auth: Buffer.alloc(16).toString('base64url'),
};

it('a batch is encrypted one by one, and the event loop turns in between', async () => {
  let loops = 0;
  let isOver = false;
  const goRound = (): void => {
    loops += 1;
    if (!isOver) setImmediate(goRound);
  };
  const encryptedIn: number[] = [];
  const encrypt = webPush.generateRequestDetails;
  jest.spyOn(webPush, 'generateRequestDetails').mockImplementation((...call) => {
    encryptedIn.push(loops);
    return encrypt(...call);
  });
  jest.spyOn(network, 'request').mockImplementation(() => {
    throw new Error('not reached');
  });
  const keys: Pick<PushKeysService, 'authorization'> = { authorization: async () => 'vapid' };
  const sender = new PushSenderService(keys as PushKeysService);
  setImmediate(goRound);
  await Promise.all(
    Array.from({ length: 5 }, () =>
      sender.send(target, '{}', { ttl: 300, urgency: 'high', topic: 'm1' }),
    ),
  );
  isOver = true;
  expect(encryptedIn).toHaveLength(5);
  expect(new Set(encryptedIn).size).toBe(5);
});
