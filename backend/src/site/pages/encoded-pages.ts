import { LRUCache } from 'lru-cache';
import { EncodedBody } from '../../platform/http/encoded-body.js';
import { EncodedResponse } from '../../platform/http/encoded-response.js';
import { etagOf } from '../../platform/http/etag.js';
import type { CachedPage, PageVariant } from './cached-page.js';

const vary = 'accept-encoding, accept-language, cookie, user-agent, sec-ch-ua-mobile';
const maxBytes = 64 * 1024 * 1024;

/** Pages as bytes, by the origin that they name. Requests with made-up hosts fill no more than this. */
export class EncodedPages {
  private readonly cache = new LRUCache<string, EncodedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ size }, key) => size + key.length,
  });

  get(page: CachedPage, variant: PageVariant): EncodedResponse {
    const key = `${page.tag} ${variant.isOutdated} ${page.namesOrigin ? variant.origin : ''}`;
    const known = this.cache.get(key);
    if (known !== undefined) return known;
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': page.isPersonal ? 'private, no-cache' : 'no-cache',
      vary,
      etag: etagOf(key),
    };
    const encoded = new EncodedResponse(
      new EncodedBody(page.htmlFor(variant)),
      headers,
      page.status,
    );
    this.cache.set(key, encoded);
    return encoded;
  }
}
