import { ofMatches } from '../../events/stream-ids.js';
import { ownClient } from '../../platform/db/own-client.js';
import { rebuild } from '../../projections/rebuild.js';
import { describeDifference, verify } from '../../projections/verify.js';
import { runOperatorCommand } from '../command-line/operator.js';
import { ProgressBar } from '../command-line/progress-bar.js';

const command = {
  name: 'projections',
  about: 'The read models: matches, player statistics and standings.',
  uses: [
    ['rebuild', 'makes them again from the log, while Kolo serves'],
    [
      'verify',
      'compares them with the log and prints every row that differs; exit code 1 if any does',
    ],
  ],
} as const;

const number = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 0 });

async function eventCount(url: string): Promise<number> {
  const client = ownClient(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>(
      `SELECT count(*) FROM events WHERE ${ofMatches}`,
    );
    return Number(rows[0]?.count ?? 0);
  } finally {
    await client.end();
  }
}

async function runRebuild(url: string): Promise<number> {
  const bar = new ProgressBar('events');
  const total = await eventCount(url);
  const report = await rebuild(url, (events) => bar.show(events, total));
  bar.end();
  const rate = report.events / (report.foldMs / 1_000);
  console.log(
    `Rebuilt from ${number(report.events)} events in ${number(report.foldMs)} ms (${number(rate)} a second). ` +
      `${number(report.caughtUp)} matches changed meanwhile; taps waited ${number(report.lockedMs)} ms.`,
  );
  return 0;
}

async function runVerify(url: string): Promise<number> {
  const bar = new ProgressBar('events');
  const total = await eventCount(url);
  const { events, differences } = await verify(
    url,
    (done) => bar.show(done, total),
    (difference) => {
      bar.end();
      console.log(describeDifference(difference));
    },
  );
  bar.end();
  console.log(
    differences === 0
      ? `No difference: every row is what ${number(events)} events say.`
      : `${number(differences)} rows differ from what ${number(events)} events say. \`npm run projections -- rebuild\` puts them right.`,
  );
  return differences === 0 ? 0 : 1;
}

await runOperatorCommand(command, ({ words: [what] }, { url }) =>
  what === 'rebuild' ? runRebuild(url) : runVerify(url),
);
