import { dataSourceOptions } from '@kolo/backend/platform/db/data-source.js';
import {
  FanOutService,
  subscriptionsAtOnce,
} from '@kolo/backend/site/push-notices/fan-out.service.js';
import type { MatchNotice } from '@kolo/domain';
import { DataSource } from 'typeorm';
import { firstRow } from '../growth/first-row.js';
import type { SharedServices } from '../push/kolo-server.js';
import { percentile, print } from '../report.js';
import { timed } from '../timed.js';

const goal: MatchNotice = {
  headline: 'goal',
  kinds: ['goal'],
  score: null,
  matchDate: new Date(0).toISOString(),
  venue: null,
  isLive: true,
};

/** Giving the message out in batches, without sending: the last ones beside the first ones. */
export async function benchBatches(
  { databaseUrl, adminUrl }: SharedServices,
  subscriptions: number,
): Promise<void> {
  await firstRow(
    adminUrl,
    `WITH earlier AS (DELETE FROM push_messages RETURNING match_id)
     INSERT INTO push_messages (match_id, notice, due_at, expires_at)
     SELECT DISTINCT topic_id, $json$${JSON.stringify(goal)}$json$::jsonb, now(), now() + interval '1 day'
     FROM push_topics`,
  );
  const source = await new DataSource(dataSourceOptions(databaseUrl)).initialize();
  try {
    const times = await batchTimes(new FanOutService(source));
    const part = Math.ceil(times.length / 4);
    const first = percentile(times.slice(0, part), 0.5);
    const last = percentile(times.slice(-part), 0.5);
    const total = times.reduce((sum, ms) => sum + ms, 0);
    const [all, some] = [subscriptions, subscriptionsAtOnce].map((n) => n.toLocaleString('en-GB'));
    print(`A goal given to ${all} devices in batches of ${some}`, [
      {
        name: 'a batch of the last quarter',
        value: last,
        unit: 'ms',
        baseline: { name: 'of the first', value: first },
        aim: { of: 'ratio', limit: 1.5, better: 'lower' },
      },
      { name: 'all batches', value: total / 1_000, unit: 's' },
    ]);
  } finally {
    await source.destroy();
  }
}

async function batchTimes(fanOut: FanOutService): Promise<number[]> {
  const now = new Date();
  const times: number[] = [];
  for (;;) {
    let goesOn = false;
    const ms = await timed(async () => {
      goesOn = await fanOut.nextBatch(now);
    });
    if (!goesOn) return times;
    times.push(ms);
  }
}
