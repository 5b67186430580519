import { type ELDHistogram, monitorEventLoopDelay } from 'node:perf_hooks';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import { EventStore } from '../../events/event-store.js';
import { LiveMetricsService } from '../../live/live-metrics.service.js';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { forTaps } from '../../platform/db/data-source.js';
import { poolOf } from '../../platform/db/pool.js';
import { AccessLogService, accessEvents } from '../../platform/http/access-log.service.js';
import { JobsService } from '../../platform/queue/jobs.service.js';
import { PagesService } from '../../site/pages/pages.service.js';
import { DependenciesService } from '../health/dependencies.service.js';
import { addMaintenanceMetrics } from './maintenance-metrics.js';
import { valueOr } from './value-or.js';

const quantiles = [0.5, 0.9, 0.99] as const;
const delayResolutionMs = 10;
const perSecond = 1e9;

/** Counters that exist anyway are read when Prometheus asks; only appends are measured as they happen. */
@Injectable()
export class MetricsService implements OnModuleDestroy {
  private readonly registry = new Registry();
  private delay: ELDHistogram | null = null;

  constructor(
    private readonly log: EventStore,
    private readonly live: LiveMetricsService,
    private readonly jobs: JobsService,
    private readonly dependencies: DependenciesService,
    private readonly access: AccessLogService,
    private readonly pages: PagesService,
    @InjectDataSource() private readonly source: DataSource,
    @InjectDataSource(forTaps) private readonly taps: DataSource,
    @Inject(runtimeToken) private readonly runtime: Runtime,
  ) {}

  start(): void {
    collectDefaultMetrics({ register: this.registry, prefix: 'kolo_' });
    this.measureAppends();
    this.readLive();
    this.readJobs();
    this.readAccess();
    this.measurePages();
    this.readDependencies();
    this.readLoopDelay();
    this.readConnections();
    addMaintenanceMetrics(this.registry, this.source, this.runtime.config.dataDir);
  }

  async text(): Promise<{ type: string; body: string }> {
    return { type: this.registry.contentType, body: await this.registry.metrics() };
  }

  onModuleDestroy(): void {
    this.delay?.disable();
  }

  private measureAppends(): void {
    const registers = [this.registry];
    const seconds = new Histogram({
      name: 'kolo_append_seconds',
      help: 'One commit of the event log, from the statement to the answer',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    });
    const size = new Histogram({
      name: 'kolo_append_batch_size',
      help: 'Events that shared one commit',
      buckets: [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024],
      registers,
    });
    this.log.onAppend((took, events) => {
      seconds.observe(took);
      size.observe(events);
    });
  }

  private readLive(): void {
    const { live, registry } = this;
    const registers = [registry];
    new Counter({
      name: 'kolo_taps_total',
      help: 'Commands to matches, by outcome',
      labelNames: ['command', 'outcome'],
      registers,
      collect() {
        this.reset();
        for (const { command, outcome, count } of live.taps) this.inc({ command, outcome }, count);
      },
    });
    new Gauge({
      name: 'kolo_watchers',
      help: 'Sockets of spectators on this node',
      registers,
      collect() {
        this.set(live.watchers);
      },
    });
    new Counter({
      name: 'kolo_live_frames_total',
      help: 'Frames sent to spectators',
      registers,
      collect() {
        this.reset();
        this.inc(live.frames);
      },
    });
    new Counter({
      name: 'kolo_live_catch_ups_total',
      help: 'Spectators brought up to date with deltas or a snapshot, and this node from the log',
      labelNames: ['kind'],
      registers,
      collect() {
        this.reset();
        for (const [kind, count] of Object.entries(live.catchUps)) this.inc({ kind }, count);
      },
    });
  }

  private readJobs(): void {
    const { jobs, registry } = this;
    new Gauge({
      name: 'kolo_jobs',
      help: 'Jobs of all nodes, by state; none while the queue does not answer',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        this.reset();
        const counts = await valueOr(jobs.counts(), null);
        for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
      },
    });
  }

  private readAccess(): void {
    const { access, registry } = this;
    new Counter({
      name: 'kolo_access_events_total',
      help: 'Sign-ins, failed ones, refusals (401, 403) and readings of documents',
      labelNames: ['event'],
      registers: [registry],
      collect() {
        this.reset();
        for (const event of accessEvents) this.inc({ event }, access.counts[event]);
      },
    });
  }

  private measurePages(): void {
    const { pages, registry } = this;
    const registers = [registry];
    const seconds = new Histogram({
      name: 'kolo_page_render_seconds',
      help: 'One page rendered on the server, with its wait for the thread and its reads',
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
      registers,
    });
    pages.onRender((took) => seconds.observe(took));
    new Counter({
      name: 'kolo_pages_total',
      help: 'Pages sent from memory, pages rendered, and renders that failed',
      labelNames: ['outcome'],
      registers,
      collect() {
        this.reset();
        for (const [outcome, count] of Object.entries(pages.counts)) this.inc({ outcome }, count);
      },
    });
  }

  private readDependencies(): void {
    const { dependencies, registry } = this;
    new Gauge({
      name: 'kolo_ready',
      help: 'Whether this node reaches its dependencies',
      labelNames: ['dependency'],
      registers: [registry],
      async collect() {
        const { database, queue, push } = await dependencies.look();
        const found = { database: database.presence !== 'down', queue, push };
        for (const [dependency, isThere] of Object.entries(found))
          this.set({ dependency }, isThere ? 1 : 0);
      },
    });
  }

  private readConnections(): void {
    const pools = Object.entries({ pages: poolOf(this.source), taps: poolOf(this.taps) });
    new Gauge({
      name: 'kolo_database_connections',
      help: 'Connections to the database by purpose, and requests that wait for one',
      labelNames: ['pool', 'state'],
      registers: [this.registry],
      collect() {
        for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
          this.set({ pool, state: 'busy' }, totalCount - idleCount);
          this.set({ pool, state: 'idle' }, idleCount);
          this.set({ pool, state: 'waiting' }, waitingCount);
        }
      },
    });
  }

  private readLoopDelay(): void {
    const delay = monitorEventLoopDelay({ resolution: delayResolutionMs });
    delay.enable();
    this.delay = delay;
    new Gauge({
      name: 'kolo_event_loop_delay_seconds',
      help: 'The delay of the event loop since the last scrape',
      labelNames: ['quantile'],
      registers: [this.registry],
      collect() {
        for (const quantile of quantiles)
          this.set({ quantile }, delay.percentile(quantile * 100) / perSecond);
        this.set({ quantile: 1 }, delay.count === 0 ? 0 : delay.max / perSecond);
        delay.reset();
      },
    });
  }
}
