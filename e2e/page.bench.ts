import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { percentile, print, type Result } from '../bench/src/report.js';
import { phone } from './accessible.js';
import { Api } from './api.js';
import { test } from './fixtures.js';
import { collectVitals, type Vitals } from './vitals.js';

/** A phone of some years ago on a slow mobile network, with Lighthouse's parameters. */
const slowPhone = { cpu: 4, latency: 150, kilobitsASecond: 1_638 };
const runs = process.env.BENCH_QUICK === '1' ? 1 : 5;
/** Kilobytes of JavaScript, compressed with gzip, that the first load of the home page may cost. */
const maxScript = 160;

test('weight and speed of the pages', async ({ browser, kolo }) => {
  const match = await (await new Api(kolo.url).signIn()).readyMatch();
  const bare = await serveBarePage();
  const { port } = bare.address() as AddressInfo;
  const baseline = await median(browser, `http://127.0.0.1:${port}/`);
  for (const path of ['/', '/league-table', `/live/${match.id}`])
    report(path, await median(browser, kolo.url + path), baseline);
  bare.close();
});

function report(path: string, page: Vitals, bare: Vitals): void {
  const result = (name: string, value: number, unit: string): Result => ({ name, value, unit });
  const barely = (value: number) => ({ name: 'a page of one line', value });
  print(`${path} on a slow phone, nothing cached`, [
    {
      ...result('JavaScript, with what follows', page.scriptBytes / 1_000, 'KB'),
      ...(path === '/'
        ? {
            aim: { of: 'value', limit: maxScript, better: 'lower' },
          }
        : {}),
    },
    result('everything, with what follows', page.allBytes / 1_000, 'KB'),
    result('requests', page.requests, ''),
    { ...result('first paint', page.firstPaint, 'ms'), baseline: barely(bare.firstPaint) },
    { ...result('largest paint', page.largestPaint, 'ms'), baseline: barely(bare.largestPaint) },
    result('blocked', page.blocked, 'ms'),
    result('layout shift', page.shift, ''),
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
    blocked: of('blocked'),
    shift: of('shift'),
  };
}

async function visit(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext({
    viewport: phone,
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
    response.end('<!doctype html><title>Kolo</title><h1>Svaki gol. Ista sekunda.</h1>');
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
