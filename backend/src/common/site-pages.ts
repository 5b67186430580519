import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Language } from './language.js';
import { SiteFile } from './site-files.js';

export interface PageRequest {
  path: string;
  language: Language;
  /** Of the site as this reader reaches it. */
  origin: string;
}

/** The lines that a page adds to the head of `index.html`, and the name of its tab. */
export interface HeadLines {
  /** Null: the site's own. */
  title: string | null;
  lines: string;
}
export type PageHead = (page: PageRequest) => Promise<HeadLines>;

/** A link that is pasted into a group is read by everybody in it within seconds. */
const keptMs = 5_000;
const mostKept = 300;

/** `index.html` for each path, with what that page says of itself. */
export class SitePages {
  private readonly kept = new Map<string, { until: number; page: Promise<SiteFile> }>();

  constructor(
    private readonly html: string,
    private readonly head: PageHead,
  ) {}

  page(request: PageRequest): Promise<SiteFile> {
    const key = `${request.language} ${request.origin} ${request.path}`;
    const known = this.kept.get(key);
    if (known !== undefined && known.until > performance.now()) return known.page;
    const page = this.make(request);
    this.kept.delete(key);
    this.kept.set(key, { until: performance.now() + keptMs, page });
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= mostKept) break;
      this.kept.delete(oldest);
    }
    return page;
  }

  /** The application is there for everybody, also while nothing can be found out about the page. */
  private async make(request: PageRequest): Promise<SiteFile> {
    const head = await this.head(request).catch(() => ({ title: null, lines: '' }));
    const html = Buffer.from(withHead(this.html, head));
    return new SiteFile(
      '/index.html',
      html,
      new Map([
        ['br', brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })],
        ['gzip', gzipSync(html)],
      ]),
    );
  }
}

/** Functions as replacements: what a team calls itself may look like a pattern. */
function withHead(html: string, { title, lines }: HeadLines): string {
  const titled =
    title === null ? html : html.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`);
  return titled.replace('</head>', () => `${lines}</head>`);
}
