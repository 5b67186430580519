import { STATUS_CODES } from 'node:http';
import {
  type ErrorAnswer,
  type ErrorCode,
  type RefusalCode,
  refusalMessage,
  refusalTexts,
} from '@kolo/domain';
import type { Reference, Response } from './open-api.js';
import { refTo } from './schema.js';

const statuses = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503, 507] as const;
type RefusalStatus = (typeof statuses)[number];

/** By the status: with which codes a route refuses. */
export type Refusals = ReadonlyMap<RefusalStatus, readonly ErrorCode[]>;

/** @param writes whether the route takes a body, whose media type may be wrong */
export function refusalsOf(codes: Iterable<RefusalCode>, writes: boolean): Refusals {
  const found = new Map<RefusalStatus, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const { status } = refusalTexts[code];
    found.set(status, [...(found.get(status) ?? []), code].sort());
  }
  // These statuses come from the server and keep no text of their own.
  if (writes) found.set(415, ['request.invalid']);
  return found.set(500, ['unexpected']);
}

/** Most routes refuse with this code alone where they refuse with the status. */
const usual: Readonly<Partial<Record<RefusalStatus, ErrorCode>>> = {
  400: 'request.invalid',
  401: 'auth.required',
  413: 'request.too-large',
  415: 'request.invalid',
  422: 'request.command-id-reused',
  429: 'request.too-fast',
  500: 'unexpected',
  503: 'service.unavailable',
};

const nameOf = (status: RefusalStatus): string =>
  (STATUS_CODES[status] ?? '').replace(/[^A-Za-z]/g, '');

export function refusalResponses(refusals: Refusals): [RefusalStatus, Response | Reference][] {
  return [...refusals]
    .sort(([one], [other]) => one - other)
    .map(([status, codes]) => [
      status,
      codes.join() === usual[status]
        ? { $ref: `#/components/responses/${nameOf(status)}` }
        : responseOf(status, codes),
    ]);
}

/** The responses that many routes share. */
export function usualResponses(): Record<string, Response> {
  return Object.fromEntries(
    statuses.flatMap((status) => {
      const code = usual[status];
      return code === undefined ? [] : [[nameOf(status), responseOf(status, [code])]];
    }),
  );
}

/** One schema for all, of which only the codes differ. */
const responseOf = (status: RefusalStatus, codes: readonly ErrorCode[]): Response => ({
  description: descriptions[status],
  ...(waits.has(status) ? { headers: { 'Retry-After': retryAfter } } : {}),
  content: {
    'application/json': {
      schema: {
        ...refTo('ErrorAnswer'),
        properties: { statusCode: { const: status }, error: { enum: [...codes] } },
      },
      examples: Object.fromEntries(
        codes.map((code) => [code, { $ref: `#/components/examples/${exampleName(status, code)}` }]),
      ),
    },
  },
});

/** A status of the server's own comes with a code that belongs to another. */
const exampleName = (status: RefusalStatus, code: ErrorCode): string =>
  code === 'unexpected' || refusalTexts[code].status === status ? code : nameOf(status);

/** The answers of all these routes, each once. */
export function refusalExamples(all: Iterable<Refusals>): Record<string, { value: ErrorAnswer }> {
  const examples: Record<string, { value: ErrorAnswer }> = {};
  for (const refusals of all)
    for (const [status, codes] of refusals)
      for (const code of codes)
        examples[exampleName(status, code)] ??= { value: exampleOf(status, code) };
  return examples;
}

function exampleOf(statusCode: RefusalStatus, error: ErrorCode): ErrorAnswer {
  if (error === 'unexpected')
    return {
      statusCode,
      message: 'Something unexpected went wrong.',
      error,
      details: { requestId: 'b7b0a4ce-3f0e-4d0c-9a55-1f1c9a4f0f11' },
    };
  return { statusCode, message: refusalMessage({ code: error }, 'en'), error };
}

/** The meaning of each code, as a list in Markdown. */
export const meaningsOfCodes = (): string =>
  Object.entries(refusalTexts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { en }]) => `- \`${code}\`: ${en}`)
    .join('\n');

const waits: ReadonlySet<RefusalStatus> = new Set<RefusalStatus>([429, 503]);

const retryAfter = {
  description: 'Seconds until the request may be sent again.',
  schema: { type: 'integer', format: 'int32', minimum: 1, maximum: 86_400, examples: [12] },
};

const descriptions: Readonly<Record<RefusalStatus, string>> = {
  400: 'The request is not valid; `details` names the fields that are wrong.',
  401: 'A session is missing, has ended, or what was sent does not open one.',
  403: 'The caller may not do this, or a page of another site sent the request.',
  404: 'What the request names does not exist.',
  409: 'The request contradicts what has happened meanwhile.',
  413: 'The request or its file is too large.',
  415: 'The route takes no body of this media type.',
  422: 'The `Idempotency-Key` belongs to another request.',
  429: 'Too many requests; `Retry-After` says how long to wait.',
  500: 'Something that nobody expected; `details.requestId` finds it in the log.',
  503: 'The database or another part is away for a moment, or the match is busy.',
  507: 'The server has no space left for files.',
};
