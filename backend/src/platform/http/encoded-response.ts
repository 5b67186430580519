import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, type Encoding, isCompressible } from './content-encoding.js';
import type { EncodedBody } from './encoded-body.js';
import { isKnownTo } from './etag.js';

declare module 'fastify' {
  interface FastifyReply {
    /** Nothing has to be added to the answer any more. */
    isReady: boolean;
  }
}

type Headers = Readonly<Record<string, string>>;

interface Form {
  status: 200 | 304 | 404;
  headers: Headers;
  body: string | Buffer | undefined;
}

const minCompressedLength = 1024;

export const isWorthCompressing = (content: string | Buffer, type: string): boolean =>
  content.length >= minCompressedLength && isCompressible(type);

/**
 * A whole answer as bytes, for all who may get the same: header lines, tag and encodings are made once. Answers
 * of the API, rendered pages and the built files are sent as such.
 */
export class EncodedResponse {
  /** In memory, at most: as it is and compressed. */
  readonly size: number;
  private readonly plain: Form;
  private readonly unchanged: Form;
  private readonly compressed = new Map<Encoding, Form>();
  private readonly etag: string;
  private readonly isCompressed: boolean;

  /** @param headers with `content-type`; `etag` where the body's own tag is not wanted */
  constructor(
    private readonly body: EncodedBody,
    headers: Headers,
    readonly status: 200 | 404 = 200,
  ) {
    const type = headers['content-type'] ?? '';
    const length = Buffer.byteLength(body.content);
    this.size = 2 * length;
    this.etag = headers.etag ?? body.tag;
    this.isCompressed = body.isCompressed || isWorthCompressing(body.content, type);
    const all: Headers = { ...headers, etag: this.etag };
    this.plain = formOf(status, quickest(body.content, length), all);
    const { 'content-type': _, ...ofUnchanged } = all;
    this.unchanged = { status: 304, headers: ofUnchanged, body: undefined };
  }

  send(request: FastifyRequest, reply: FastifyReply): void {
    const form = this.formFor(request);
    if (form instanceof Promise)
      form.then(
        (one) => sendForm(one, reply),
        (error: unknown) => void reply.send(error),
      );
    else sendForm(form, reply);
  }

  private formFor({ headers, method }: FastifyRequest): Form | Promise<Form> {
    if (this.status === 200 && isKnownTo(headers['if-none-match'], this.etag))
      return this.unchanged;
    if (!this.isCompressed || method === 'HEAD') return this.plain;
    const [encoding] = acceptedEncodings(headers['accept-encoding']);
    if (encoding === undefined) return this.plain;
    return this.compressed.get(encoding) ?? this.compress(encoding);
  }

  private async compress(encoding: Encoding): Promise<Form> {
    const bytes = await this.body.compressed(encoding);
    const headers = { ...this.plain.headers, 'content-encoding': encoding };
    const form = formOf(this.status, bytes, headers);
    this.compressed.set(encoding, form);
    return form;
  }
}

const formOf = (status: 200 | 404, body: string | Buffer, headers: Headers): Form => ({
  status,
  headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  body,
});

/** Node sends a text in one piece with its header lines, but encodes letters beyond ASCII each time. */
const quickest = (content: string | Buffer, size: number): string | Buffer =>
  content.length === size ? content : Buffer.from(content);

function sendForm({ status, headers, body }: Form, reply: FastifyReply): void {
  reply.isReady = true;
  void reply.code(status).headers(headers).send(body);
}
