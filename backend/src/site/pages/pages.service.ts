import type { PageSeed } from '@kolo/domain';
import { Inject, Injectable } from '@nestjs/common';
import { inTime } from '../../platform/async/in-time.js';
import type { EncodedResponse } from '../../platform/http/encoded-response.js';
import { scriptHashes } from '../../platform/http/page-policy.js';
import { type HeadLines, ShareHeadService } from '../share/share-head.service.js';
import { encodedPage } from './encoded-page.js';
import { type RenderedAddress, renderedAddress } from './page-address.js';
import { PageCache } from './page-cache.js';
import { type PageContent, pageHtml } from './page-html.js';
import { type PageLimits, pageLimitsToken } from './page-limits.js';
import { PageRendersService } from './page-renders.service.js';
import { type PageVersion, PageVersionsService } from './page-versions.service.js';

export interface PageRequest {
  /** As in the request. */
  search: string;
  reader: Omit<PageSeed, 'search' | 'now'>;
  headLanguage: PageSeed['language'];
  /** The token of the session; null for a visitor. */
  token: string | null;
  origin: string;
  requestId: string;
}

/** The label of the metric, which dashboards know. */
const cacheHit = 'kept';

const nothingToSay: HeadLines = { status: 200, title: null, description: null, lines: '' };
const noContent: PageContent = { root: '', head: '', data: null };
const unchanging = { staticData: '', moving: '' };

/** Devices keep these for every page, so they hold nothing of any. */
export const isShell = (path: string): boolean => /^\/(index|live)\.html$/.test(path);

@Injectable()
export class PagesService {
  private readonly cache = new PageCache();
  private templates: ReadonlyMap<string, string> = new Map();
  private readonly bareApplications = new Map<string, EncodedResponse>();
  private hashes: readonly string[] = [];

  constructor(
    private readonly versions: PageVersionsService,
    private readonly renders: PageRendersService,
    private readonly head: ShareHeadService,
    @Inject(pageLimitsToken) private readonly limits: PageLimits,
  ) {}

  get counts(): Record<typeof cacheHit | 'rendered' | 'failed', number> {
    return { [cacheHit]: this.cache.hits, ...this.renders.counts };
  }

  onRender(listener: (seconds: number) => void): void {
    this.renders.onRender(listener);
  }

  use(templates: ReadonlyMap<string, string>): void {
    this.templates = templates;
    this.hashes = [...new Set([...templates.values()].flatMap(scriptHashes))];
  }

  /** Hashes of the pages' inline scripts. */
  get scriptHashes(): readonly string[] {
    return this.hashes;
  }

  /** Loads and compiles the renderer, so that nobody's page waits for it. A failure is only logged. */
  async warmUp(): Promise<void> {
    if (!this.renders.isThere) return;
    const look = { language: 'hr', theme: null, screen: 'phone' } as const;
    const seed: PageSeed = { path: '/', search: '', ...look, now: Date.now(), user: null };
    await this.renders.render(seed, null, 'warm-up').catch(() => {});
  }

  /** If the session lookup fails, the bare app is sent and the browser finds out by itself. */
  alone(request: PageRequest): EncodedResponse {
    const template = this.bareTemplate(request);
    const known = this.bareApplications.get(template);
    if (known !== undefined) return known;
    const html = pageHtml(template, request, nothingToSay, noContent);
    const made = encodedPage(html, { status: 200, isPersonal: false });
    this.bareApplications.set(template, made);
    return made;
  }

  /** Without content where it cannot be rendered in time, and the application alone where nothing is known. */
  async page(request: PageRequest): Promise<EncodedResponse> {
    const { path } = request.reader;
    if (isShell(path)) return this.shell(request);
    const address = renderedAddress(path, request.search);
    const from = performance.now();
    // Once for both pages: where it cannot be found out now, it could not a moment later either.
    const version = await this.inTime(this.versions.now(address?.matchId ?? null), from);
    if (version === null) return this.alone(request);
    const isRendered = address !== null && this.renders.isThere;
    const content = isRendered
      ? await this.inTime(this.content(request, address, version), from)
      : null;
    return content ?? (await this.inTime(this.bare(request, version))) ?? this.alone(request);
  }

  private inTime<T>(work: Promise<T>, from = performance.now()): Promise<T | null> {
    const found = work.catch(() => null);
    const leftMs = Math.max(0, from + this.limits.answerMs - performance.now());
    return inTime<T | null>(found, leftMs, () => null);
  }

  private content(
    request: PageRequest,
    address: RenderedAddress,
    version: PageVersion,
  ): Promise<EncodedResponse> {
    const { reader, headLanguage, token, origin } = request;
    const isPersonal = reader.user !== null;
    const key = JSON.stringify(['page', origin, address.search, headLanguage, reader, token]);
    return this.cache.get({ key, version, isPersonal }, async () => {
      const staticData = await this.versions.catchUp(address.matchId);
      const page = await this.rendered(request, address);
      // A name that changed meanwhile is new in one part of the page and old in another.
      if (staticData === (await this.versions.catchUp(address.matchId))) return page;
      return this.rendered(request, address);
    });
  }

  private async rendered(request: PageRequest, address: RenderedAddress): Promise<EncodedResponse> {
    const { reader, token, requestId } = request;
    const seed: PageSeed = { ...reader, search: address.search, now: Date.now() };
    const [head, { template, ...content }] = await Promise.all([
      this.headOf(request),
      this.renders.render(seed, token, requestId),
    ]);
    const html = pageHtml(this.template(template), request, head, content);
    return encodedPage(html, { status: head.status, isPersonal: reader.user !== null });
  }

  private bare(request: PageRequest, version: PageVersion): Promise<EncodedResponse> {
    const { headLanguage, search, origin } = request;
    const { path } = request.reader;
    const address = renderedAddress(path, search);
    const name = this.head.name({ path, search });
    // Addresses that somebody made up share one page.
    const reader = { ...request.reader, path: name === null ? '' : path };
    const isPersonal = reader.user !== null;
    const key = JSON.stringify(['bare', origin, name, headLanguage, reader]);
    return this.cache.get({ key, version, isPersonal }, async () => {
      const head = await this.headOf(request);
      const seed: PageSeed = { ...reader, search: address?.search ?? '', now: Date.now() };
      const data = JSON.stringify({ ...seed, answers: {} });
      const html = pageHtml(this.bareTemplate(request), request, head, { ...noContent, data });
      return encodedPage(html, { status: head.status, isPersonal });
    });
  }

  private shell(request: PageRequest): Promise<EncodedResponse> {
    const { reader, headLanguage, origin } = request;
    const key = JSON.stringify(['shell', origin, reader.path, headLanguage]);
    return this.cache.get({ key, version: unchanging, isPersonal: false }, async () => {
      const html = pageHtml(
        this.template(reader.path.slice(1)),
        request,
        await this.headOf(request),
        noContent,
      );
      return encodedPage(html, { status: 200, isPersonal: false });
    });
  }

  private headOf({ reader, headLanguage, search, origin }: PageRequest): Promise<HeadLines> {
    return this.head
      .lines({ path: reader.path, search, language: headLanguage, origin })
      .catch(() => nothingToSay);
  }

  private bareTemplate({ reader, search }: PageRequest): string {
    const address = renderedAddress(reader.path, search);
    const isOfMatch = address !== null && address.matchId !== null;
    return this.template(isOfMatch ? 'live.html' : 'index.html');
  }

  private template(name: string): string {
    return this.templates.get(name) ?? this.templates.get('index.html') ?? '';
  }
}
