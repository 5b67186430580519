import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { type Aim, percentile, print, type Result } from '../bench/src/report.js';
import { phone } from './accessible.js';
import { Api } from './api.js';
import { test } from './fixtures.js';
import { collectVitals, type Vitals } from './vitals.js';

/** A phone of some years ago on a slow mobile network, with Lighthouse's parameters. */
const slowPhone = { cpu: 4, latency: 150, kilobitsASecond: 1_638 };
const runs = process.env.BENCH_QUICK === '1' ? 1 : 5;

interface Page {
  path: string;
  /** Aims of kilobytes, requests and ratios to the page of one line, with what 1.0.0 measured. */
  script?: [aim: number, before: string];
  requests?: [aim: number, before: string];
  readable?: [aim: number, before: string];
  largestPaint?: [aim: number, before: string];
  interactive?: number;
}

const pagesOf = (matchId: number): Page[] => [
  { path: '/', script: [153.6, '154'], largestPaint: [4, '6.6 ×'] },
  { path: '/league-table', largestPaint: [4, '8 ×'] },
  { path: '/matches' },
  {
    path: `/live/${matchId}`,
    script: [128, '220'],
    requests: [12, '36'],
    readable: [3, '12 ×'],
    interactive: 3_000,
  },
];

test('weight and speed of the pages', async ({ browser, kolo }) => {
  const match = await (await new Api(kolo.url).signIn()).readyMatch();
  const bare = await serveBarePage();
  const { port } = bare.address() as AddressInfo;
  const baseline = await median(browser, `http://127.0.0.1:${port}/`);
  for (const page of pagesOf(match.id))
    report(page, await median(browser, kolo.url + page.path), baseline);
  bare.close();
});

function report(page: Page, seen: Vitals, bare: Vitals): void {
  const aimed = (
    of: Aim['of'],
    aim: readonly [number, string] | undefined,
  ): Pick<Result, 'aim' | 'before'> =>
    aim === undefined ? {} : { aim: { of, limit: aim[0], better: 'lower' }, before: aim[1] };
  const beside = (value: number): Pick<Result, 'baseline'> => ({
    baseline: { name: 'a page of one line', value },
  });
  const result = (name: string, value: number, unit: string): Result => ({ name, value, unit });
  const ofMatch: Result[] = [
    {
      ...result('score readable', seen.readable, 'ms'),
      ...beside(bare.largestPaint),
      ...aimed('ratio', page.readable),
    },
    {
      ...result('live and interactive', seen.interactive, 'ms'),
      ...(page.interactive && { aim: { of: 'value', limit: page.interactive, better: 'lower' } }),
    },
  ];
  print(`${page.path} on a slow phone, nothing cached`, [
    {
      ...result('JavaScript, with what follows', seen.scriptBytes / 1_000, 'KB'),
      ...aimed('value', page.script),
    },
    result('everything, with what follows', seen.allBytes / 1_000, 'KB'),
    { ...result('requests', seen.requests, ''), ...aimed('value', page.requests) },
    { ...result('first paint', seen.firstPaint, 'ms'), ...beside(bare.firstPaint) },
    {
      ...result('largest paint', seen.largestPaint, 'ms'),
      ...beside(bare.largestPaint),
      ...aimed('ratio', page.largestPaint),
    },
    ...(page.readable === undefined ? [] : ofMatch),
    result('blocked', seen.blocked, 'ms'),
    { ...result('layout shift', seen.shift, ''), aim: { of: 'value', limit: 0, better: 'lower' } },
  ]);
}

async function median(browser: Browser, url: string): Promise<Vitals> {
  const all: Vitals[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await visit(browser, url));
  const of = (key: keyof Vitals) =>
    percentile(
      all.map((vitals) => vitals[key]),
      0.5,
    );
  return {
    scriptBytes: of('scriptBytes'),
    fontBytes: of('fontBytes'),
    allBytes: of('allBytes'),
    requests: of('requests'),
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    readable: of('readable'),
    interactive: of('interactive'),
    blocked: of('blocked'),
    shift: of('shift'),
    laterShift: of('laterShift'),
  };
}

async function visit(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: phone,
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
    isMobile: true,
    serviceWorkers: 'block',
    // Gzip, which every browser supports; with brotli most need less.
    extraHTTPHeaders: { 'accept-encoding': 'gzip' },
  });
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    await wire.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
    const bytesASecond = (slowPhone.kilobitsASecond * 1_000) / 8;
    await wire.send('Network.enable');
    await wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowPhone.latency,
      downloadThroughput: bytesASecond,
      uploadThroughput: bytesASecond,
    });
    return await collectVitals(page, url);
  } finally {
    await context.close();
  }
}

function serveBarePage(): Promise<Server> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Kolo</title><h1>Svaki gol. U istoj sekundi.</h1>');
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
