import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSeed } from '@kolo/domain';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { type Runtime, runtimeToken } from '../../platform/config/runtime.js';
import { type PageLimits, pageLimitsToken } from './page-limits.js';
import { readsOf } from './page-reads.js';
import { type Rendered, RenderPool } from './render-pool.js';

/** Where the frontend's build puts it, beside the site. */
const rendererOf = (siteFolder: string): string => join(siteFolder, '../dist-server/render.js');

export interface RenderRequest {
  /** The token of the session; null for a visitor. */
  token: string | null;
  requestId: string;
  /** Waits longer for a first rendering, as it may lack scripts to read the content with. */
  waitsLonger: boolean;
}

@Injectable()
export class PageRendersService implements OnModuleDestroy {
  readonly counts = { rendered: 0, failed: 0 };
  private readonly logger = new Logger('pages');
  private readonly pool: RenderPool | null;
  private readonly listeners: ((seconds: number) => void)[] = [];

  constructor(
    private readonly host: HttpAdapterHost,
    @Inject(runtimeToken) { siteFolder }: Runtime,
    @Inject(pageLimitsToken) limits: PageLimits,
  ) {
    const file = siteFolder === null ? null : rendererOf(siteFolder);
    this.pool = file !== null && existsSync(file) ? new RenderPool(file, limits) : null;
  }

  get isThere(): boolean {
    return this.pool !== null;
  }

  onRender(listener: (seconds: number) => void): void {
    this.listeners.push(listener);
  }

  /** @throws Error where it failed; the reason is logged */
  async render(
    seed: PageSeed,
    { token, requestId, waitsLonger }: RenderRequest,
  ): Promise<Rendered> {
    if (this.pool === null) throw new Error('Nothing renders here');
    const from = performance.now();
    const fastify: FastifyInstance = this.host.httpAdapter.getInstance();
    const { read, failed } = readsOf(fastify, seed, token);
    try {
      const page = await this.pool.render(seed, read, waitsLonger);
      const failure = failed();
      if (failure !== null) throw new Error(failure);
      this.counts.rendered += 1;
      for (const listener of this.listeners) listener((performance.now() - from) / 1_000);
      return page;
    } catch (error) {
      this.counts.failed += 1;
      this.logger.warn({ err: error, requestId, path: seed.path }, 'A page was not rendered');
      throw error;
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool?.close();
  }
}
