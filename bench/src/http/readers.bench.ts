import { freePort } from '@kolo/backend/platform/db/embedded/free-port.js';
import type { LeagueName, MatchView } from '@kolo/domain';
import autocannon from 'autocannon';
import { type KoloServer, kickOff, startKolo } from '../push/kolo-server.js';
import { print, type Result } from '../report.js';
import { benchFloods } from './flood.bench.js';
import { tapTimes } from './tap-times.js';

const connectionCounts = [20, 50, 200] as const;
/** Readers are at full speed before the first tap counts. */
const leadSeconds = 1;
const aims = { p50: 3, p99: 2 } as const;

export async function benchReaders(quick: boolean): Promise<void> {
  await benchFloods(quick);
  await benchReading(quick);
}

/**
 * How long a tap takes while visitors read one page as fast as they can, compared with no readers. Without
 * the limit per network, because readers must not slow taps down.
 */
async function benchReading(quick: boolean): Promise<void> {
  const seconds = quick ? 4 : 8;
  const port = await freePort();
  const kolo = await startKolo(port, { env: { READS_PER_SECOND: '1000000' } });
  try {
    await tapTimes(kolo, seconds);
    for (const connections of connectionCounts) {
      // One match takes no more entries than the taps beside all paths.
      const match = { ...kolo, ...(await kickOff(kolo)) };
      const paths = await readPaths(`http://127.0.0.1:${port}`, match);
      const alone = await tapTimes(match, seconds);
      const results: Result[] = [];
      for (const path of paths) {
        const headers: Record<string, string> = path.endsWith('/discipline')
          ? { cookie: kolo.cookie }
          : {};
        const load = { url: `http://127.0.0.1:${port}${path}`, connections, headers };
        const reading = autocannon({ ...load, duration: seconds + leadSeconds + 1 });
        await new Promise((resolve) => setTimeout(resolve, leadSeconds * 1_000));
        const busy = await tapTimes(match, seconds);
        const { requests, non2xx, errors } = await reading;
        if (non2xx > 0) throw new Error(`${path}: ${non2xx} refused, ${errors} failed`);
        const name = `${path} (${Math.round(requests.average)}/s)`;
        results.push(resultOf(`${name} p50`, busy.p50, alone.p50, aims.p50));
        results.push(resultOf(`${name} p99`, busy.p99, alone.p99, aims.p99));
      }
      print(`A tap while ${connections} connections read as fast as they can`, results);
    }
  } finally {
    await kolo.stop();
  }
}

const resultOf = (name: string, value: number, alone: number, limit: number): Result => ({
  name,
  value,
  unit: 'ms',
  baseline: { name: 'no readers', value: alone },
  aim: { of: 'ratio', limit, better: 'lower' },
});

/** What visitors read, and the discipline, which takes an administrator's session. */
async function readPaths(url: string, { matchId, cookie }: KoloServer): Promise<string[]> {
  const read = async <T>(path: string): Promise<T> =>
    (await fetch(`${url}${path}`, { headers: { cookie } })).json() as Promise<T>;
  const [league] = await read<LeagueName[]>('/api/leagues/names');
  if (league === undefined) throw new Error('The demo season is empty');
  const matches = await read<MatchView[]>(`/api/matches/league/${league.id}`);
  const match = matches.find(({ status }) => status === 'completed');
  if (match === undefined) throw new Error('The demo season has no match that was played');
  const { id: played, homeTeamId: team } = match;
  return [
    '/',
    '/api/leagues/names',
    '/api/league-table',
    '/api/league-table/live',
    `/api/league-table/${league.id}/live/top`,
    `/api/leagues/${league.id}/discipline`,
    `/api/leagues/${league.id}/suspensions`,
    `/api/leagues/${league.id}/fair-play`,
    '/api/statistics/top-scorers',
    '/api/matches/upcoming',
    '/api/matches/commentary',
    `/api/matches/${played}/commentary`,
    `/api/matches/${played}/mvp-votes`,
    `/api/teams/${team}/details`,
    `/api/calendar/league/${league.id}.ics`,
    `/api/calendar/team/${team}.ics`,
    '/api/sponsors',
    '/api/gallery',
    '/api/memberships',
    `/api/live/${matchId}`,
    // The log of the match that is tapped here gets as long as a hundred ordinary ones.
    `/api/matches/${played}/replay`,
    `/api/matches/${played}/report.pdf`,
    `/api/share/match/${matchId}.png`,
    `/api/share/team/${team}.png`,
    '/api/share/table.png',
    '/api/health/ready',
  ];
}
