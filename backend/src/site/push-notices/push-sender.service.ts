import type { PushOptions } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { SerialQueue } from '../../platform/async/serial-queue.js';
import type { SendAnswer } from '../../platform/outbound/delivery-outcome.js';
import { InsideAddressError, postOutside } from '../../platform/outbound/post-outside.js';
import { PushKeysService } from './push-keys.service.js';

export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

@Injectable()
export class PushSenderService {
  private readonly queue = new SerialQueue();

  constructor(private readonly keys: PushKeysService) {}

  async send(
    { endpoint, p256dh, auth }: PushTarget,
    payload: string,
    { ttl, urgency, topic }: PushOptions,
  ): Promise<SendAnswer> {
    try {
      const authorization = await this.keys.authorization(endpoint);
      // One encryption in each turn of the event loop: those of a whole batch would hold up a tap.
      await this.queue.run(() => new Promise(setImmediate));
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        payload,
        { TTL: ttl, urgency, topic, contentEncoding: 'aes128gcm' },
      );
      const answer = await postOutside(endpoint, {
        headers: { ...headers, authorization },
        body,
      });
      return { kind: 'answered', ...answer };
    } catch (error) {
      if (error instanceof InsideAddressError) return { kind: 'refused' };
      return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
    }
  }
}
