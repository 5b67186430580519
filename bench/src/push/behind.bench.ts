import { freePort } from '@kolo/backend/platform/db/embedded/free-port.js';
import { print } from '../report.js';
import { startKolo } from './kolo-server.js';
import { sendTap } from './taps.js';

const behind = 10;

/** The message for somebody who missed ten taps: one merged patch, beside the deltas of 1.0.0. */
export async function benchBehind(): Promise<void> {
  const server = await startKolo(await freePort());
  try {
    const url = `http://127.0.0.1:${server.port}/api/live/${server.matchId}`;
    const { epoch, version } = (await (await fetch(url)).json()) as {
      epoch: string;
      version: number;
    };
    for (let n = 0; n < behind; n += 1) await sendTap(server.tap);
    const sizeOf = async (form: string): Promise<number> => {
      const answer = await fetch(`${url}?epoch=${epoch}&since=${version}${form}`);
      return (await answer.arrayBuffer()).byteLength;
    };
    print(`${behind} versions behind`, [
      {
        name: 'sent to a watcher',
        value: await sizeOf('&merged=true'),
        unit: 'bytes',
        baseline: { name: 'every delta, as 1.0.0', value: await sizeOf('') },
        aim: { of: 'ratio', limit: 0.4, better: 'lower' },
      },
    ]);
  } finally {
    await server.stop();
  }
}
