import { OperatorError } from '../../platform/common/operator.error.js';
import { ownClient } from '../../platform/db/own-client.js';
import { rebuild } from '../../projections/rebuild.js';
import { describeDifference, verify } from '../../projections/verify.js';
import { operate, ProgressLine } from '../command-line/operator.js';

const usage = `npm run projections -- rebuild   makes matches, player statistics and standings anew from the log, while the product serves
npm run projections -- verify    compares them with the log, prints every row that differs; exit code 1 if any does`;

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });

/** How many events there are to go; an estimate is enough for a progress line. */
async function eventCount(url: string): Promise<number> {
  const client = ownClient(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>('SELECT count(*) FROM events');
    return Number(rows[0]?.count ?? 0);
  } finally {
    await client.end();
  }
}

async function runRebuild(url: string): Promise<number> {
  const line = new ProgressLine('events');
  const total = await eventCount(url);
  const report = await rebuild(url, (events) => line.show(events, total));
  line.end();
  const rate = report.events / (report.foldMs / 1_000);
  console.log(
    `Rebuilt from ${number(report.events)} events in ${number(report.foldMs)} ms (${number(rate)} a second). ` +
      `${number(report.caughtUp)} matches changed meanwhile; taps waited ${number(report.lockedMs)} ms.`,
  );
  return 0;
}

async function runVerify(url: string): Promise<number> {
  const line = new ProgressLine('events');
  const total = await eventCount(url);
  const { events, differences } = await verify(
    url,
    (done) => line.show(done, total),
    (difference) => {
      line.end();
      console.log(describeDifference(difference));
    },
  );
  line.end();
  console.log(
    differences === 0
      ? `No difference: every row is what ${number(events)} events say.`
      : `${number(differences)} rows differ from what ${number(events)} events say. \`npm run projections -- rebuild\` puts them right.`,
  );
  return differences === 0 ? 0 : 1;
}

await operate((url) => {
  const [command, ...more] = process.argv.slice(2);
  if (command === 'rebuild' && more.length === 0) return runRebuild(url);
  if (command === 'verify' && more.length === 0) return runVerify(url);
  throw new OperatorError(usage);
});
