import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '@kolo/backend/platform/common/free-port.js';
import autocannon from 'autocannon';
import { startKolo } from '../push/kolo-server.js';
import { ended } from '../push/process-usage.js';
import { print, type Result } from '../report.js';

interface Endpoint {
  name: string;
  path: string;
  signedIn: boolean;
}

const endpointsOf = (matchId: number): Endpoint[] => [
  { name: 'table, visitor', path: '/api/league-table', signedIn: false },
  { name: 'table, signed in', path: '/api/league-table/real', signedIn: true },
  { name: 'upcoming', path: '/api/matches/upcoming', signedIn: false },
  { name: 'match', path: `/api/live/${matchId}`, signedIn: false },
];

export async function benchHttp(quick: boolean): Promise<void> {
  const seconds = quick ? 2 : 8;
  const port = await freePort();
  const kolo = await startKolo(port);
  const endpoints = endpointsOf(kolo.matchId);
  try {
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
  signedIn ? { cookie } : {};

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
  const load = { url: `http://127.0.0.1:${port}${path}`, headers, connections: 20 };
  await autocannon({ ...load, duration: 1 });
  const result = await autocannon({ ...load, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refused, ${result.errors} failed`);
  return result.requests.average;
}

async function startBare(
  bodies: Record<string, string>,
): Promise<{ port: number; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.js')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(`${JSON.stringify(bodies)}\n`);
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', (line) => resolve(Number(line)));
    child.once('exit', () => reject(new Error('The bare server ended')));
  });
  return { port, stop: () => ended(child) };
}
