import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import { usageError, type Values } from '../command-line/command.js';
import { runOperatorCommand } from '../command-line/operator.js';
import { ProgressBar } from '../command-line/progress-bar.js';
import { withDatabase } from '../command-line/with-database.js';
import { type DeletedMatch, deletedMatches, restoreMatches, type Selection } from './history.js';
import { restorable, whyNot } from './restorable.js';
import { restoreDecisions } from './restored-decisions.js';

const command = {
  name: 'history',
  about: 'Deleted matches, which the log still has.',
  uses: [
    ['list', 'prints them league by league'],
    ['restore', 'brings back those that the options name'],
    ['new-epoch', 'after a data folder was put back from a copy: devices take a fresh start'],
  ],
  options: {
    match: { type: 'string', value: 'id', about: 'restore: this match' },
    league: { type: 'string', value: 'id', about: 'restore: all deleted matches of a league' },
    season: {
      type: 'string',
      value: 'name',
      about: 'restore: those of a season, for example 2025/26',
    },
    all: { type: 'boolean', about: 'restore: all of them' },
    beside: {
      type: 'boolean',
      about: 'restore: also where the league has matches again, or the match was drawn again',
    },
  },
} as const;

interface Options extends Selection {
  all: boolean;
  beside: boolean;
}

function optionsOf(values: Values<(typeof command)['options']>): Options {
  const { match, league, season, all = false, beside = false } = values;
  return {
    all,
    beside,
    ...(match === undefined ? {} : { matchId: idOf(match) }),
    ...(league === undefined ? {} : { leagueId: idOf(league) }),
    ...(season === undefined ? {} : { season }),
  };
}

function idOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw usageError(command, `${text} is not an id.`);
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
    throw usageError(command, 'Say what to restore.');
  const deleted = await deletedMatches(source, store, options);
  const matches = await restorable(source, deleted, options);
  const at = new Date().toISOString();
  // Before the matches, so that an interrupted run can be repeated for the rows that are still deleted.
  if (matchId === undefined) await bringBackDecisions(store, matches, at);
  const bar = new ProgressBar('matches');
  const ids = matches.map((match) => match.matchId);
  const restored = await restoreMatches(store, ids, at, (done) => bar.show(done, ids.length));
  bar.end();
  console.log(`${restored} of ${deleted.length} matches are back.`);
  if (matches.length < deleted.length) console.error(`${whyNot(deleted)}.`);
  return restored === deleted.length ? 0 : 1;
}

async function bringBackDecisions(
  store: EventStore,
  matches: readonly DeletedMatch[],
  at: string,
): Promise<void> {
  for (const leagueId of new Set(matches.flatMap(({ leagueId }) => leagueId ?? []))) {
    const outcome = await restoreDecisions(store, leagueId, at);
    if (outcome === 'restored')
      console.log(`The decisions of league ${leagueId} are back with its matches.`);
    if (outcome === 'decided')
      console.error(
        `League ${leagueId} has decided since: its points and withdrawals from before stay deleted.`,
      );
  }
}

await runOperatorCommand(command, async ({ words: [what], values }, { url }) => {
  const options = optionsOf(values);
  return withDatabase(url, async (source) => {
    const store = new EventStore(source);
    if (what === 'list') return list(await deletedMatches(source, store, options));
    if (what === 'restore') return restore(source, store, options);
    await source.query('SELECT begin_log_epoch()');
    console.log(`The log's epoch is now ${await store.epoch()}.`);
    return 0;
  });
});
