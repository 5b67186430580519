import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { InBothLanguages } from '@kolo/domain';
import { LRUCache } from 'lru-cache';
import type { Language } from './language.js';
import { SiteFile } from './site-files.js';

export interface PageAddress {
  path: string;
  search: string;
}

export interface PageRequest extends PageAddress {
  language: Language;
  origin: string;
}

/** The values are markup, so text that people typed is escaped in them. */
export interface HeadLines {
  status: 200 | 404;
  title: InBothLanguages | null;
  description: string | null;
  lines: string;
}

export interface PageHead {
  name(page: PageAddress): string;
  lines(page: PageRequest): Promise<HeadLines>;
}

const nothingToSay: HeadLines = { status: 200, title: null, description: null, lines: '' };

/** A link that is pasted into a group is opened by everybody in it within seconds. */
const keptMs = 2_000;
const maxKept = 300;

export class SitePages {
  private readonly kept = new LRUCache<string, Promise<SiteFile>>({ max: maxKept, ttl: keptMs });

  constructor(
    private readonly html: string,
    private readonly head: PageHead,
  ) {}

  page(request: PageRequest): Promise<SiteFile> {
    const key = `${request.language} ${request.origin} ${this.head.name(request)}`;
    const known = this.kept.get(key);
    if (known !== undefined) return known;
    const page = this.make(request);
    this.kept.set(key, page);
    return page;
  }

  /** The application is served even when nothing can be found out about the page. */
  private async make(request: PageRequest): Promise<SiteFile> {
    const head = await this.head.lines(request).catch(() => nothingToSay);
    const html = Buffer.from(withHead(this.html, head, request.language));
    return new SiteFile(
      '/index.html',
      html,
      new Map([
        ['br', brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
        ['gzip', gzipSync(html)],
      ]),
      ['accept-encoding', 'accept-language', 'cookie'],
      head.status,
    );
  }
}

/** The device may have kept another language than its browser asks for (`first-paint.js`). */
const titleLine = ({ hr, en }: InBothLanguages, language: Language): string =>
  `<title data-hr="${hr}" data-en="${en}">${language === 'en' ? en : hr}</title>`;

/** The replacements are functions, as `$` in a team's name would be read as a pattern. */
function withHead(
  html: string,
  { title, description, lines }: HeadLines,
  language: Language,
): string {
  const titled =
    title === null ? html : html.replace(/<title>[^<]*<\/title>/, () => titleLine(title, language));
  const described =
    description === null
      ? titled
      : titled.replace(
          /(<meta name="description" content=)"[^"]*"/,
          (_, tag) => `${tag}"${description}"`,
        );
  return described.replace(
    '</head>',
    () => `  ${lines}
  </head>`,
  );
}
