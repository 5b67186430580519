import { freePort } from '@kolo/backend/platform/db/embedded/free-port.js';
import type { MatchView } from '@kolo/domain';
import autocannon from 'autocannon';
import { startKolo } from '../push/kolo-server.js';
import { print, type Result } from '../report.js';
import { startBare } from './bare.js';

interface Endpoint {
  name: string;
  path: string;
  signedIn?: true;
  aim: number;
  /** Measured by 1.0.0. */
  before?: string;
}

/** A read waits for one short statement that all who ask share, so enough must ask to keep a server busy. */
const connections = 100;

async function endpointsOf(port: number, matchId: number): Promise<Endpoint[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/matches/commentary`);
  const [match] = (await response.json()) as MatchView[];
  if (match === undefined) throw new Error('The demo season is empty');
  const team = match.homeTeamId;
  return [
    { name: 'table, visitor', path: '/api/league-table', aim: 0.7, before: '0.2 ×' },
    {
      name: 'table, signed in',
      path: '/api/league-table/real',
      signedIn: true,
      aim: 0.5,
      before: '0.13 ×',
    },
    { name: 'upcoming', path: '/api/matches/upcoming', aim: 0.7, before: '0.21 ×' },
    { name: 'match', path: `/api/live/${matchId}`, aim: 0.7, before: '0.39 ×' },
    { name: 'team details', path: `/api/teams/${team}/details`, aim: 0.7 },
    { name: 'calendar', path: `/api/calendar/team/${team}.ics`, aim: 0.7 },
    { name: 'home, rendered', path: '/', aim: 0.6 },
    { name: 'live match, rendered', path: `/live/${matchId}`, aim: 0.6 },
  ];
}

export async function benchHttp(quick: boolean): Promise<void> {
  const seconds = quick ? 2 : 8;
  const port = await freePort();
  const kolo = await startKolo(port, { env: { READS_PER_SECOND: '1000000' } });
  try {
    const endpoints = await endpointsOf(port, kolo.matchId);
    const bare = await startBare(await bodiesOf(port, kolo.cookie, endpoints));
    try {
      const results: Result[] = [];
      for (const endpoint of endpoints) {
        const headers = headersOf(endpoint, kolo.cookie);
        const baseline = await requestsPerSecond(bare.port, endpoint.path, headers, seconds);
        const value = await requestsPerSecond(port, endpoint.path, headers, seconds);
        results.push({
          name: endpoint.name,
          value,
          unit: 'req/s',
          baseline: { name: 'bare handler', value: baseline },
          aim: { of: 'ratio', limit: endpoint.aim, better: 'higher' },
          ...(endpoint.before === undefined ? {} : { before: endpoint.before }),
        });
      }
      print('Reading over HTTP, the same bytes', results);
    } finally {
      await bare.stop();
    }
  } finally {
    await kolo.stop();
  }
}

const headersOf = ({ signedIn }: Endpoint, cookie: string): Record<string, string> =>
  signedIn === true ? { cookie } : {};

async function bodiesOf(
  port: number,
  cookie: string,
  endpoints: readonly Endpoint[],
): Promise<Record<string, string>> {
  const bodies: Record<string, string> = {};
  for (const endpoint of endpoints) {
    const { path } = endpoint;
    const headers = headersOf(endpoint, cookie);
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    bodies[path] = await response.text();
  }
  return bodies;
}

/** A first visit, without cache and compression. */
async function requestsPerSecond(
  port: number,
  path: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  const load = { url: `http://127.0.0.1:${port}${path}`, headers, connections };
  await autocannon({ ...load, duration: 1 });
  const result = await autocannon({ ...load, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}
