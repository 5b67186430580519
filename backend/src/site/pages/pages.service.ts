import type { PageSeed } from '@kolo/domain';
import { Inject, Injectable } from '@nestjs/common';
import { inTime } from '../../platform/async/in-time.js';
import type { EncodedResponse } from '../../platform/http/encoded-response.js';
import { NetworkRoom } from '../../platform/http/network-room.js';
import type { CachedPage } from './cached-page.js';
import { EncodedPages } from './encoded-pages.js';
import { type RenderedAddress, renderedAddress } from './page-address.js';
import { PageCache } from './page-cache.js';
import { type PageLimits, pageLimitsToken } from './page-limits.js';
import { isShell, PageMakerService, type PageRequest } from './page-maker.service.js';
import { PageRendersService } from './page-renders.service.js';
import { type PageVersion, PageVersionsService } from './page-versions.service.js';

export interface PageAnswer {
  response: EncodedResponse;
  /** How long ago it was last found to be the newest; null where it is now. */
  ageMs: number | null;
}

/** The label of the metric, which dashboards know. */
const cacheHit = 'kept';
const unchanging = { staticData: '', moving: '' };

/** Chooses the page that somebody gets: rendered, the last one that was right, or without content. */
@Injectable()
export class PagesService {
  private readonly cache = new PageCache();
  private readonly encoded = new EncodedPages();
  private readonly longWaits: NetworkRoom;
  /** Ends with the first render of a start; null where there is none under way. */
  private warmingUp: Promise<void> | null = null;

  constructor(
    private readonly versions: PageVersionsService,
    private readonly maker: PageMakerService,
    private readonly renders: PageRendersService,
    @Inject(pageLimitsToken) private readonly limits: PageLimits,
  ) {
    this.longWaits = new NetworkRoom(limits.longWaits);
  }

  get counts(): Record<typeof cacheHit | 'rendered' | 'failed', number> {
    return { [cacheHit]: this.cache.hits, ...this.renders.counts };
  }

  /** Whether one was rendered since the start, where any ever are. */
  get areThere(): boolean {
    return !this.renders.isThere || this.renders.counts.rendered > 0;
  }

  onRender(listener: (seconds: number) => void): void {
    this.renders.onRender(listener);
  }

  /** Loads and compiles the renderer. Pages asked for meanwhile wait for it. A failure is only logged. */
  async warmUp(): Promise<void> {
    if (!this.renders.isThere) return;
    this.warmingUp = this.renderOne();
    await this.inTime(this.warmingUp, performance.now() + this.limits.longAnswerMs);
    this.warmingUp = null;
  }

  private async renderOne(): Promise<void> {
    const preferences = { language: 'hr', theme: null, screen: 'phone' } as const;
    const seed: PageSeed = { path: '/', search: '', ...preferences, now: Date.now(), user: null };
    const request = { token: null, requestId: 'warm-up', waitsLonger: true };
    await this.renders.render(seed, request).catch(() => {});
  }

  /** If the session lookup fails, the bare app is sent. */
  alone(request: PageRequest): PageAnswer {
    return this.answer(request, this.maker.alone(request));
  }

  async page(request: PageRequest): Promise<PageAnswer> {
    if (isShell(request.reader.path)) return this.shell(request);
    const from = performance.now();
    const address = renderedAddress(request.reader.path, request.search);
    const reading = this.versions.now(address?.matchId ?? null);
    const version = await this.inTime(reading, from + this.limits.longAnswerMs);
    // Without it nobody knows whether an older page names somebody who was erased meanwhile.
    if (version === null) return this.alone(request);
    const rendered =
      address === null || !this.renders.isThere
        ? null
        : await this.rendered(request, address, { version, from });
    if (rendered !== null) return rendered;
    const bare = await this.inTime(this.bare(request, version));
    return bare === null ? this.alone(request) : this.answer(request, bare);
  }

  /** The last one that was right where no newer one is ready in time. Null where there is none. */
  private async rendered(
    request: PageRequest,
    address: RenderedAddress,
    { version, from }: { version: PageVersion; from: number },
  ): Promise<PageAnswer | null> {
    const key = keyOf(request, address);
    const isPersonal = request.reader.user !== null;
    // The rights of a person may have changed since.
    const last = () => (isPersonal ? null : this.cache.last(key, version));
    const waitsLonger =
      request.waitsLonger && last() === null && this.longWaits.isFor(request.network);
    const leave = waitsLonger ? this.longWaits.take(request.network) : () => {};
    // Right after a start there is no older page for anybody.
    const isLong = waitsLonger || this.warmingUp !== null;
    const until = from + (isLong ? this.limits.longAnswerMs : this.limits.answerMs);
    if (this.warmingUp !== null) await this.inTime(this.warmingUp, until);
    const making = this.cache.get({ key, version, isPersonal }, () =>
      this.make({ ...request, waitsLonger }, address),
    );
    const newest = await this.inTime(making, until);
    leave();
    if (newest !== null) return this.answer(request, newest);
    const older = last();
    return older === null ? null : this.answer(request, older.page, older.ageMs);
  }

  private async make(request: PageRequest, address: RenderedAddress): Promise<CachedPage> {
    const staticData = await this.versions.catchUp(address.matchId);
    const page = await this.maker.rendered(request, address);
    // A name that changed meanwhile may be new in one part of the page and old in another.
    if (staticData === (await this.versions.catchUp(address.matchId))) return page;
    return this.maker.rendered(request, address);
  }

  private inTime<T>(
    work: Promise<T>,
    until = performance.now() + this.limits.answerMs,
  ): Promise<T | null> {
    const found = work.catch(() => null);
    return inTime<T | null>(found, Math.max(0, until - performance.now()), () => null);
  }

  private bare(request: PageRequest, version: PageVersion): Promise<CachedPage> {
    const isPersonal = request.reader.user !== null;
    const lookup = { key: this.maker.bareKey(request), version, isPersonal };
    return this.cache.get(lookup, () => this.maker.bare(request));
  }

  private async shell(request: PageRequest): Promise<PageAnswer> {
    const { reader, headLanguage } = request;
    const key = JSON.stringify(['shell', reader.path, headLanguage]);
    const lookup = { key, version: unchanging, isPersonal: false };
    const made = await this.inTime(this.cache.get(lookup, () => this.maker.shell(request)));
    return made === null ? this.alone(request) : this.answer(request, made);
  }

  private answer(
    { origin }: PageRequest,
    page: CachedPage,
    ageMs: number | null = null,
  ): PageAnswer {
    const response = this.encoded.get(page, { origin, isOutdated: ageMs !== null });
    return { response, ageMs };
  }
}

/** Includes the session: its page is for nobody else. */
const keyOf = ({ headLanguage, reader, token }: PageRequest, address: RenderedAddress): string =>
  JSON.stringify(['page', address.search, headLanguage, reader, token]);
