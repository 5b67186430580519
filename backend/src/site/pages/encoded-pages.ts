import { LRUCache } from 'lru-cache';
import { EncodedBody } from '../../platform/http/encoded-body.js';
import { EncodedResponse } from '../../platform/http/encoded-response.js';
import { etagOf } from '../../platform/http/etag.js';
import type { CachedPage, PageVariant } from './cached-page.js';
import { ServedOrigins } from './served-origins.js';

const vary = 'accept-encoding, accept-language, cookie, user-agent, sec-ch-ua-mobile';
const maxBytes = 64 * 1024 * 1024;

/** Pages as bytes, by the origin that they name. */
export class EncodedPages {
  private readonly origins = new ServedOrigins();
  private readonly cache = new LRUCache<string, EncodedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }, key) => size + key.length,
  });

  get(page: CachedPage, { origin: named, isOutdated }: PageVariant): EncodedResponse {
    const origin = page.namesOrigin ? this.origins.admitted(named) : '';
    const key = `${page.tag} ${isOutdated} ${origin}`;
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': page.isPersonal ? 'private, no-cache' : 'no-cache',
      vary,
      etag: etagOf(key),
    };
    const encoded = new EncodedResponse(
      new EncodedBody(page.htmlFor({ origin, isOutdated })),
      headers,
      page.status,
    );
    this.cache.set(key, encoded);
    return encoded;
  }
}
