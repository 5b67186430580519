import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { testRedisUrl } from '../../../test/database.js';
import { runningMatch } from '../../../test/live-match.js';
import { Spectator } from '../../../test/spectator.js';
import { eventually, until } from '../../../test/until.js';
import { LiveTopicsService } from '../../live/push/live-topics.service.js';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

/** A collector over OTLP/HTTP that records what it receives. */
class Collector {
  readonly spans: Span[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      expect(request.url).toBe('/v1/traces');
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString());
      for (const { scopeSpans } of resourceSpans)
        for (const { spans } of scopeSpans) this.spans.push(...spans);
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async trace(traceId: string, spans: number): Promise<Span[]> {
    const found = () => this.spans.filter((span) => span.traceId === traceId);
    await eventually(() => expect(found().length).toBeGreaterThanOrEqual(spans));
    return found();
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

const collector = new Collector();
let nodes: [TestApp, TestApp];
beforeAll(async () => {
  const config = { otlpEndpoint: await collector.listen(), redisUrl: testRedisUrl() };
  const one = await startTestApp({ config });
  nodes = [one, await startTestApp({ config, database: one.database })];
});
afterAll(async () => {
  await nodes[1].close();
  await nodes[0].close();
  collector.close();
});

/** Sooner than this a node reads what it missed. */
const readsGapsWithinMs = 100;

const tap = { team: 'home', statistic: 'shots', by: 1 };

it('a tap is one trace from the request to the pushes of both nodes, within the trace of its sender', async () => {
  // A node that reads the log for itself may be earlier than the announcement, and then nothing is in the trace.
  const topics = nodes.map(({ app }) => app.get(LiveTopicsService, { strict: false }));
  for (const node of topics) node.onModuleDestroy();
  const match = await runningMatch(nodes[0]);
  const watchers = nodes.map(({ url }) => new Spectator(url, match.id));
  for (const watcher of watchers) await watcher.connect();
  // Announcements reach both nodes once they have subscribed, and nothing that they missed is still being read.
  const reads = () => topics.map(({ missedReads }) => missedReads).join();
  await until(async () => {
    const before = reads();
    const { version: last } = await match.must('POST', 'team-stats/increment', tap);
    await delay(readsGapsWithinMs);
    return reads() === before && watchers.every(({ version: now }) => now === last);
  });

  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
  const { version } = await match.must('POST', 'team-stats/increment', tap, { traceparent });
  for (const watcher of watchers) await watcher.reaches(version);

  const spans = await collector.trace(traceId, 6);
  const [request] = spans.filter(({ name }) => name.startsWith('POST'));
  expect(request).toMatchObject({
    name: 'POST /api/matches/:id/team-stats/increment',
    parentSpanId: '00f067aa0ba902b7',
  });
  const within = spans.filter((span) => span !== request);
  expect(within.map(({ name }) => name).sort()).toEqual([
    ...['announce', 'append', 'decide', 'push', 'push'],
  ]);
  for (const span of within) {
    expect(span.parentSpanId).toBe(request?.spanId);
    expect(BigInt(span.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
    expect(BigInt(span.startTimeUnixNano)).toBeGreaterThanOrEqual(
      BigInt(request?.startTimeUnixNano ?? 0),
    );
  }
  const { rows } = await nodes[0].db.query(
    'SELECT metadata FROM events WHERE stream = $1 AND version = $2',
    [match.id, version],
  );
  expect(rows[0].metadata.correlation).toBe(`00-${traceId}-${request?.spanId}-01`);
  for (const watcher of watchers) watcher.close();
});

it('nonsense for a trace begins a new one, and supervisors leave none', async () => {
  const match = await runningMatch(nodes[0]);
  collector.spans.length = 0;
  await nodes[0].call('GET', '/api/health/live');
  const traceparent = '00-00000000000000000000000000000000-00f067aa0ba902b7-01';
  const { version } = await match.must('POST', 'team-stats/increment', tap, { traceparent });
  const { rows } = await nodes[0].db.query(
    `SELECT split_part(metadata ->> 'correlation', '-', 2) AS trace FROM events WHERE stream = $1 AND version = $2`,
    [match.id, version],
  );
  const spans = await collector.trace(rows[0].trace, 4);
  expect(spans.map(({ name }) => name)).toContain('append');
  expect(collector.spans.filter(({ name }) => name.includes('health'))).toEqual([]);
});
