import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { InBothLanguages } from '@kolo/domain';
import type { Language } from './language.js';
import { SiteFile } from './site-files.js';

export interface PageAddress {
  path: string;
  /** What comes after the question mark. */
  search: string;
}

export interface PageRequest extends PageAddress {
  language: Language;
  /** Of the site as this reader reaches it. */
  origin: string;
}

/** What a page changes in the head of `index.html`; markup, so whatever people typed is escaped in it. */
export interface HeadLines {
  /** 404 where the site has no such page. */
  status: 200 | 404;
  /** Null: the site's own, as the description. */
  title: InBothLanguages | null;
  description: string | null;
  /** Added at the end. */
  lines: string;
}

export interface PageHead {
  /** Pages of one name have one head. */
  name(page: PageAddress): string;
  lines(page: PageRequest): Promise<HeadLines>;
}

const nothingToSay: HeadLines = { status: 200, title: null, description: null, lines: '' };

/** A link that is pasted into a group is read by everybody in it within seconds. */
const keptMs = 2_000;
const maxKept = 300;

/** `index.html` for each path, with what that page says of itself. */
export class SitePages {
  private readonly kept = new Map<string, { until: number; page: Promise<SiteFile> }>();

  constructor(
    private readonly html: string,
    private readonly head: PageHead,
  ) {}

  page(request: PageRequest): Promise<SiteFile> {
    const key = `${request.language} ${request.origin} ${this.head.name(request)}`;
    const known = this.kept.get(key);
    if (known !== undefined && known.until > performance.now()) return known.page;
    const page = this.make(request);
    this.kept.delete(key);
    this.kept.set(key, { until: performance.now() + keptMs, page });
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= maxKept) break;
      this.kept.delete(oldest);
    }
    return page;
  }

  /** The application is there for everybody, also while nothing can be found out about the page. */
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

/** In both languages: the device may have chosen another than its browser asks for (`first-paint.js`). */
const titleLine = ({ hr, en }: InBothLanguages, language: Language): string =>
  `<title data-hr="${hr}" data-en="${en}">${language === 'en' ? en : hr}</title>`;

/** Functions as replacements: what a team calls itself may look like a pattern. */
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
