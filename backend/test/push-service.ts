import { startOutside } from './outside.js';
import { type PushReceiver, pushReceiver } from './push-receiver.js';

export interface TestPushService extends PushReceiver {
  stop(): Promise<void>;
}

/** A push service that the products of this process reach. */
export async function startPushService(): Promise<TestPushService> {
  const receiver = pushReceiver();
  const { stop } = await startOutside(receiver.listener);
  return { ...receiver, stop };
}
