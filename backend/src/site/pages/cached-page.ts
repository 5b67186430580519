import { originPlaceholder, outdatedAttribute, pageDataId } from '@kolo/domain';
import { etagOf } from '../../platform/http/etag.js';

const refreshSeconds = 10;
const refresh = `<noscript><meta http-equiv="refresh" content="${refreshSeconds}" /></noscript>`;
const dataBlock = `id="${pageDataId}"`;

export interface PageVariant {
  origin: string;
  /** Sent because no newer page was ready in time: it renews itself, with scripts and without. */
  isOutdated: boolean;
}

export class CachedPage {
  readonly tag: string;
  /** In memory, at most. */
  readonly size: number;
  readonly namesOrigin: boolean;

  constructor(
    private readonly html: string,
    readonly status: 200 | 404,
    readonly isPersonal: boolean,
  ) {
    this.tag = etagOf(`${status} ${isPersonal} ${html}`);
    this.size = 2 * html.length;
    this.namesOrigin = html.includes(originPlaceholder);
  }

  htmlFor({ origin, isOutdated }: PageVariant): string {
    const html = this.html.replaceAll(originPlaceholder, origin);
    if (!isOutdated) return html;
    return html
      .replace('</head>', `  ${refresh}\n  </head>`)
      .replace(dataBlock, `${dataBlock} ${outdatedAttribute}`);
  }
}
