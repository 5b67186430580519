import type { PushKey, PushSubscriptionRequest } from '@kolo/domain';
import { request } from '@/shared/api';
import { storedLanguage } from '@/shared/i18n/language';
import { type ChosenNotices, chooseNotices, chosenNotices } from './chosen-notices';

const path = '/api/push/subscriptions';

export type DeviceState = 'possible' | 'denied' | 'install-first' | 'unsupported';

/** Safari on iPhones and iPads knows notices only for what is on the home screen. */
export function deviceState(): DeviceState {
  const knowsPush = 'serviceWorker' in navigator && 'PushManager' in window;
  if (!knowsPush || !('Notification' in window))
    return isTabOnIos() ? 'install-first' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
}

function isTabOnIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  // An iPad says that it is a Mac, but no Mac has a touch screen.
  const isIos =
    /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  const isSafari = /Safari\//.test(userAgent) && !/CriOS|FxiOS|EdgiOS/.test(userAgent);
  return isIos && isSafari && !window.matchMedia('(display-mode: standalone)').matches;
}

/** @returns false where the person did not allow it; asks only where nobody has answered yet */
export async function turnOn(next: ChosenNotices): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  await send(await subscription(), next);
  chooseNotices(next);
  return true;
}

export async function turnOffAll(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const current = await registration?.pushManager.getSubscription();
  if (current) {
    await request(path, { method: 'DELETE', body: { endpoint: current.endpoint } });
    await current.unsubscribe();
  }
  chooseNotices(null);
}

/** At each start: browsers renew their addresses without a word. */
export async function confirmNotices(): Promise<void> {
  const chosen = chosenNotices();
  if (chosen.topics.length === 0 || deviceState() !== 'possible') return;
  if (Notification.permission !== 'granted') return;
  try {
    await send(await subscription(), chosen);
  } catch {
    // Without a network the next start confirms it.
  }
}

async function subscription(): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await request<PushKey>('/api/push/key');
  const current = await pushManager.getSubscription();
  if (current !== null && isMadeWith(current, key)) return current;
  await current?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** A site that lost its key can no longer send to earlier subscriptions. */
function isMadeWith({ options }: PushSubscription, key: string): boolean {
  const own = options.applicationServerKey;
  return own === null || toBase64Url(new Uint8Array(own)) === key;
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

async function send(device: PushSubscription, { topics, kinds }: ChosenNotices): Promise<void> {
  const { endpoint, keys } = device.toJSON();
  const body: PushSubscriptionRequest = {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
    topics: [...topics],
    kinds: [...kinds],
    language: storedLanguage(),
  };
  await request(path, { method: 'POST', body });
}
