import { originPlaceholder, type PageSeed } from '@kolo/domain';
import { Injectable } from '@nestjs/common';
import { scriptHashes } from '../../platform/http/page-policy.js';
import { type HeadLines, ShareHeadService } from '../share/share-head.service.js';
import { CachedPage } from './cached-page.js';
import { type RenderedAddress, renderedAddress } from './page-address.js';
import { type PageContent, pageHtml } from './page-html.js';
import { PageRendersService, type RenderRequest } from './page-renders.service.js';

export interface PageRequest extends RenderRequest {
  /** As in the request. */
  search: string;
  reader: Omit<PageSeed, 'search' | 'now'>;
  headLanguage: PageSeed['language'];
  origin: string;
  network: string;
}

const emptyHead: HeadLines = { status: 200, title: null, description: null, lines: '' };
const noContent: PageContent = { root: '', head: '', data: null };

/** Devices keep these for every page, so they hold nothing of any. */
export const isShell = (path: string): boolean => /^\/(index|live)\.html$/.test(path);

@Injectable()
export class PageMakerService {
  private readonly bareApplications = new Map<string, CachedPage>();
  private templates: ReadonlyMap<string, string> = new Map();
  private hashes: readonly string[] = [];

  constructor(
    private readonly renders: PageRendersService,
    private readonly head: ShareHeadService,
  ) {}

  use(templates: ReadonlyMap<string, string>): void {
    this.templates = templates;
    this.hashes = [...new Set([...templates.values()].flatMap(scriptHashes))];
  }

  /** Hashes of the pages' inline scripts. */
  get scriptHashes(): readonly string[] {
    return this.hashes;
  }

  async rendered(request: PageRequest, { search }: RenderedAddress): Promise<CachedPage> {
    const { reader } = request;
    const seed: PageSeed = { ...reader, search, now: Date.now() };
    const [head, { template, ...content }] = await Promise.all([
      this.headOf(request),
      this.renders.render(seed, request),
    ]);
    const html = pageHtml(this.template(template), request, head, content);
    return new CachedPage(html, head.status, reader.user !== null);
  }

  /** The same for pages without content that are the same. */
  bareKey(request: PageRequest): string {
    const name = this.head.name({ path: request.reader.path, search: request.search });
    return JSON.stringify(['bare', name, request.headLanguage, this.bareReader(request)]);
  }

  /** With its head and the reader's session and preferences. */
  async bare(request: PageRequest): Promise<CachedPage> {
    const reader = this.bareReader(request);
    const search = renderedAddress(request.reader.path, request.search)?.search ?? '';
    const head = await this.headOf(request);
    const seed: PageSeed = { ...reader, search, now: Date.now() };
    const data = JSON.stringify({ ...seed, answers: {} });
    const html = pageHtml(this.bareTemplate(request), request, head, { ...noContent, data });
    return new CachedPage(html, head.status, reader.user !== null);
  }

  /** Addresses that somebody made up share one page. */
  private bareReader({ reader, search }: PageRequest): PageRequest['reader'] {
    const isKnown = this.head.name({ path: reader.path, search }) !== null;
    return isKnown ? reader : { ...reader, path: '' };
  }

  async shell(request: PageRequest): Promise<CachedPage> {
    const head = await this.headOf(request);
    return new CachedPage(
      pageHtml(this.bareTemplate(request), request, head, noContent),
      200,
      false,
    );
  }

  /** The bare app, which looks the session up itself. */
  alone(request: PageRequest): CachedPage {
    const template = this.bareTemplate(request);
    const known = this.bareApplications.get(template);
    if (known !== undefined) return known;
    const html = pageHtml(template, request, emptyHead, noContent);
    const made = new CachedPage(html, 200, false);
    this.bareApplications.set(template, made);
    return made;
  }

  private headOf({ reader, headLanguage, search }: PageRequest): Promise<HeadLines> {
    return this.head
      .lines({ path: reader.path, search, language: headLanguage, origin: originPlaceholder })
      .catch(() => emptyHead);
  }

  private bareTemplate({ reader: { path }, search }: PageRequest): string {
    if (isShell(path)) return this.template(path.slice(1));
    const address = renderedAddress(path, search);
    const isOfMatch = address !== null && address.matchId !== null;
    return this.template(isOfMatch ? 'live.html' : 'index.html');
  }

  private template(name: string): string {
    return this.templates.get(name) ?? this.templates.get('index.html') ?? '';
  }
}
