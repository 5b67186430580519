/** A scorekeeper as a process: `tapper.js <request and pace as JSON>` prints its taps as JSON. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Pace, sendTap, type Tap, type TapRequest } from './taps.js';

const { request, pace } = JSON.parse(process.argv[2] ?? '') as { request: TapRequest; pace: Pace };
// The first request loads code that later ones share.
await sendTap(request);
await delay(500);
const begin = performance.now();
const taps: Promise<Tap>[] = [];
for (let n = 0; n < pace.tapsPerSecond * pace.seconds; n += 1) {
  await delay(Math.max(0, begin + (n * 1000) / pace.tapsPerSecond - performance.now()));
  taps.push(sendTap(request));
}
process.stdout.write(JSON.stringify(await Promise.all(taps)));
