import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface TapRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/** Times are in ms of the clock that all processes of the machine share. */
export interface Tap {
  version: number;
  sentAt: number;
  answeredAt: number;
}

export interface Pace {
  tapsPerSecond: number;
  seconds: number;
}

const offset = Number(process.hrtime.bigint()) / 1e6 - performance.now();

export const machineNow = (): number => performance.now() + offset;

export async function sendTap({ url, headers, body }: TapRequest): Promise<Tap> {
  const sentAt = machineNow();
  const response = await fetch(url, { method: 'POST', headers, body });
  const { version } = (await response.json()) as { version?: number };
  if (version === undefined) throw new Error(`A tap was answered with ${response.status}`);
  return { version, sentAt, answeredAt: machineNow() };
}

/**
 * Taps at a steady pace whether or not the last one is answered. In a process of its own, because beside
 * thousands of watchers it would measure how busy those are.
 */
export async function steadyTaps(request: TapRequest, pace: Pace): Promise<Tap[]> {
  const script = join(import.meta.dirname, 'tapper.js');
  const child = spawn(process.execPath, [script, JSON.stringify({ request, pace })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [answer, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error('The tapper ended with an error');
  return JSON.parse(answer) as Tap[];
}
