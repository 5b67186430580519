import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, type Encoding, isCompressible } from './content-encoding.js';
import { isKnownTo } from './etag.js';
import type { ReadyBody } from './ready-body.js';

declare module 'fastify' {
  interface FastifyReply {
    /** Nothing has to be added to the answer any more. */
    isReady: boolean;
  }
}

type Headers = Readonly<Record<string, string>>;

interface Form {
  status: 200 | 304;
  headers: Headers;
  body: string | Buffer | undefined;
}

const minCompressedLength = 1024;

export const isWorthCompressing = (content: string | Buffer, type: string): boolean =>
  content.length >= minCompressedLength && isCompressible(type);

/** A whole answer as bytes, for all who may get the same: header lines, tag and encodings are made once. */
export class ReadyAnswer {
  /** Of its largest form. */
  readonly size: number;
  private readonly plain: Form;
  private readonly unchanged: Form;
  private readonly compressed = new Map<Encoding, Form>();
  private readonly etag: string;
  private readonly isCompressed: boolean;

  /** @param headers with `content-type`; `etag` where the body's own tag is not wanted */
  constructor(
    private readonly body: ReadyBody,
    headers: Headers,
  ) {
    const type = headers['content-type'] ?? '';
    this.size = Buffer.byteLength(body.content);
    this.etag = headers.etag ?? body.tag;
    this.isCompressed = isWorthCompressing(body.content, type);
    const all: Headers = { ...headers, etag: this.etag };
    this.plain = formOf(quickest(body.content, this.size), all);
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
    if (isKnownTo(headers['if-none-match'], this.etag)) return this.unchanged;
    if (!this.isCompressed || method === 'HEAD') return this.plain;
    const [encoding] = acceptedEncodings(headers['accept-encoding']);
    if (encoding === undefined) return this.plain;
    return this.compressed.get(encoding) ?? this.compress(encoding);
  }

  private async compress(encoding: Encoding): Promise<Form> {
    const bytes = await this.body.compressed(encoding);
    const form = formOf(bytes, { ...this.plain.headers, 'content-encoding': encoding });
    this.compressed.set(encoding, form);
    return form;
  }
}

const formOf = (body: string | Buffer, headers: Headers): Form => ({
  status: 200,
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
