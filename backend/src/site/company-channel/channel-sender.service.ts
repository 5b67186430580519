import { Inject, Injectable } from '@nestjs/common';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import type { SendAnswer } from '../../platform/outbound/delivery-outcome.js';
import { InsideAddressError, postOutside } from '../../platform/outbound/post-outside.js';
import { derivedKey } from '../../platform/secrets/derived-key.js';
import { seal, unseal } from '../../platform/secrets/sealed-text.js';
import { channelPayload } from './channel-hosts.js';

export interface SealedChannel {
  userId: number;
  host: string;
  secret: string;
}

@Injectable()
export class ChannelSenderService {
  private readonly key: Buffer;

  constructor(@Inject(runtimeToken) { config }: Runtime) {
    this.key = derivedKey(config.sessionSecret, 'company channels');
  }

  sealed(userId: number, address: string): SealedChannel {
    const secret = seal(address, this.key, String(userId));
    return { userId, host: new URL(address).hostname, secret };
  }

  /** An address that was sealed with an older session secret is lost, so it is `refused`. */
  async send({ userId, host, secret }: SealedChannel, text: string): Promise<SendAnswer> {
    const address = unseal(secret, this.key, String(userId));
    if (address === null) return { kind: 'refused' };
    const headers = { 'content-type': 'application/json' };
    try {
      const answer = await postOutside(address, {
        headers,
        body: channelPayload(host, text),
      });
      return { kind: 'answered', ...answer };
    } catch (error) {
      if (error instanceof InsideAddressError) return { kind: 'refused' };
      return { kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) };
    }
  }
}
