import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './content-encoding.js';
import { etagOf } from './etag.js';

/** A response body with its tag and compressed forms, which are made once. */
export class EncodedBody {
  private name: string | undefined;
  private readonly forms = new Map<Encoding, Promise<Buffer>>();

  /** @param ready forms that were compressed beforehand */
  constructor(
    readonly content: string | Buffer,
    ready: ReadonlyMap<Encoding, Buffer> = new Map(),
  ) {
    for (const [encoding, form] of ready) this.forms.set(encoding, Promise.resolve(form));
  }

  get isCompressed(): boolean {
    return this.forms.size > 0;
  }

  get tag(): string {
    this.name ??= etagOf(this.content);
    return this.name;
  }

  compressed(encoding: Encoding): Promise<Buffer> {
    const known = this.forms.get(encoding);
    if (known !== undefined) return known;
    const compressing = compress(encoding, this.content);
    compressing.catch(() => this.forms.delete(encoding));
    this.forms.set(encoding, compressing);
    return compressing;
  }
}

function compress(encoding: Encoding, body: string | Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, result: Buffer) => (error ? reject(error) : resolve(result));
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
    if (encoding === 'br') brotliCompress(body, quality, done);
    else gzip(body, { level: 5 }, done);
  });
}
