import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import { OperatorError } from '../../platform/common/operator.error.js';
import { dataSourceOptions } from '../../platform/db/data-source.js';
import { operate, ProgressLine } from '../command-line/operator.js';
import { type DeletedMatch, deletedMatches, restoreMatches, type Selection } from './history.js';
import { restorable, whyNot } from './restorable.js';

const usage = `npm run history -- list                       deleted matches, league by league
npm run history -- restore --match 12         brings one match back
npm run history -- restore --league 3         … all deleted matches of a league
npm run history -- restore --season 2025/26   … of a season
npm run history -- restore --all              … everything
  --beside   also into a league that has matches again, or next to the same match drawn anew
npm run history -- new-epoch                  after a data folder was put back from a copy: tells every
                                              device that what it has seen may not be so any more`;

interface Options extends Selection {
  all: boolean;
  beside: boolean;
}

function read(args: string[]): { command: string; options: Options } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        match: { type: 'string' },
        league: { type: 'string' },
        season: { type: 'string' },
        all: { type: 'boolean', default: false },
        beside: { type: 'boolean', default: false },
      },
    });
    const [command = '', ...more] = positionals;
    if (more.length > 0) throw new OperatorError(usage);
    const { all, beside, season } = values;
    return {
      command,
      options: {
        all,
        beside,
        ...(values.match === undefined ? {} : { matchId: idOf(values.match) }),
        ...(values.league === undefined ? {} : { leagueId: idOf(values.league) }),
        ...(season === undefined ? {} : { season }),
      },
    };
  } catch (error) {
    throw error instanceof TypeError ? new OperatorError(`${error.message}\n\n${usage}`) : error;
  }
}

function idOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new OperatorError(`${text} is not an id.\n\n${usage}`);
  return Number(text);
}

function list(matches: readonly DeletedMatch[]): number {
  const leagues = groups(matches);
  for (const [title, group] of leagues) {
    console.log(`${title}: ${group.length} deleted`);
    for (const { matchId, round, homeTeam, awayTeam, matchDate, status, deletedAt } of group)
      console.log(
        `  ${matchId}  round ${round ?? '–'}  ${matchDate.slice(0, 10)}  ${homeTeam} – ${awayTeam}  ${status}, deleted ${deletedAt}`,
      );
  }
  if (matches.length === 0) console.log('No match is deleted.');
  return 0;
}

function groups(matches: readonly DeletedMatch[]): Map<string, DeletedMatch[]> {
  const byLeague = new Map<string, DeletedMatch[]>();
  for (const match of matches) {
    const { leagueId, league, season } = match;
    const title =
      leagueId === null ? 'No league' : `League ${leagueId}, ${league ?? '?'} ${season ?? ''}`;
    byLeague.set(title, [...(byLeague.get(title) ?? []), match]);
  }
  return byLeague;
}

async function restore(source: DataSource, store: EventStore, options: Options): Promise<number> {
  const { all, matchId, leagueId, season } = options;
  if (!all && matchId === undefined && leagueId === undefined && season === undefined)
    throw new OperatorError(`Say what to restore.\n\n${usage}`);
  const deleted = await deletedMatches(source, store, options);
  const matches = await restorable(source, deleted, options);
  const line = new ProgressLine('matches restored');
  const ids = matches.map((match) => match.matchId);
  const restored = await restoreMatches(store, ids, new Date().toISOString(), (done) =>
    line.show(done, ids.length),
  );
  line.end();
  console.log(`${restored} of ${deleted.length} matches are back.`);
  if (matches.length < deleted.length) console.error(`${whyNot(deleted)}.`);
  return restored === deleted.length ? 0 : 1;
}

await operate(async (url) => {
  const { command, options } = read(process.argv.slice(2));
  if (!['list', 'restore', 'new-epoch'].includes(command)) throw new OperatorError(usage);
  const source = await new DataSource(dataSourceOptions(url)).initialize();
  try {
    const store = new EventStore(source);
    if (command === 'list') return list(await deletedMatches(source, store, options));
    if (command === 'restore') return await restore(source, store, options);
    await source.query('SELECT begin_log_epoch()');
    console.log(`The log's epoch is now ${await store.epoch()}.`);
    return 0;
  } finally {
    await source.destroy();
  }
});
