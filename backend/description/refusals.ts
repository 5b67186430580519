import { STATUS_CODES } from 'node:http';
import { refusalTexts } from '@kolo/domain';
import type { Response } from './open-api.js';
import { refTo, type Schema, type Schemas } from './schema.js';

/** Answered by a route whatever it is about. */
const everywhere = [429, 500, 503] as const;

const statuses = [400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503, 507] as const;
type RefusalStatus = (typeof statuses)[number];

export const isRefusalStatus = (status: number): status is RefusalStatus =>
  statuses.some((one) => one === status);

/** What a route takes and who may call it, as far as it decides how it refuses. */
export interface RefusalFacts {
  readonly writes: boolean;
  readonly restricted: boolean;
  readonly hasInput: boolean;
  readonly hasBody: boolean;
  readonly takesFile: boolean;
  readonly namesSomething: boolean;
  readonly isCommand: boolean;
}

export function refusalStatusesOf(facts: RefusalFacts): RefusalStatus[] {
  const { writes, restricted, hasInput, hasBody, takesFile, namesSomething, isCommand } = facts;
  const found = new Set<RefusalStatus>(everywhere);
  if (hasInput || writes) found.add(400);
  if (restricted) found.add(401);
  if (restricted || writes) found.add(403);
  if (namesSomething) found.add(404);
  if (writes && restricted) found.add(409);
  if (writes) found.add(413).add(415);
  if (hasBody && namesSomething) found.add(409);
  if (isCommand) found.add(422);
  if (takesFile) found.add(507);
  return [...found].sort((one, other) => one - other);
}

const nameOf = (status: RefusalStatus): string =>
  (STATUS_CODES[status] ?? '').replace(/[^A-Za-z]/g, '');

export const refusalRef = (status: RefusalStatus): { $ref: string } => ({
  $ref: `#/components/responses/${nameOf(status)}`,
});

const codesOf = (status: RefusalStatus): string[] => {
  const codes = Object.entries(refusalTexts)
    .filter(([, text]) => text.status === status)
    .map(([code]) => code);
  if (status === 500) return ['unexpected'];
  // What a library refuses keeps the library's status.
  return codes.length === 0 ? ['request.invalid'] : codes;
};

/** What each code means, as a list in Markdown. */
const meaningsOf = (codes: readonly string[]): string =>
  Object.entries(refusalTexts)
    .filter(([code]) => codes.includes(code))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([code, { en }]) => `- \`${code}\`: ${en}`)
    .join('\n');

/** The one error shape, for each status with the codes that come with it. */
export function refusalSchemas(error: Schema): Schemas {
  const schemas: Schemas = {};
  for (const status of statuses) {
    const codes = codesOf(status).sort();
    const meanings = meaningsOf(codes);
    schemas[`${nameOf(status)}Error`] = {
      ...error,
      properties: {
        ...error.properties,
        statusCode: { type: 'integer', enum: [status] },
        error: {
          ...error.properties?.error,
          ...{ type: 'string', enum: codes },
          ...(meanings === '' ? {} : { description: meanings }),
        },
      },
    };
  }
  return schemas;
}

export function refusalResponses(): Record<string, Response> {
  return Object.fromEntries(
    statuses.map((status) => [
      nameOf(status),
      {
        description: descriptions[status],
        ...(waits.has(status) ? { headers: { 'Retry-After': retryAfter } } : {}),
        content: {
          'application/json': {
            schema: refTo(`${nameOf(status)}Error`),
            examples: { refusal: { value: exampleOf(status) } },
          },
        },
      },
    ]),
  );
}

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

const exampleCodes: Readonly<Partial<Record<RefusalStatus, string>>> = {
  400: 'request.invalid',
  401: 'auth.required',
  403: 'auth.forbidden',
  404: 'match.not-found',
  409: 'match.not-started',
  413: 'request.too-large',
  429: 'request.too-fast',
  503: 'service.unavailable',
};

function exampleOf(status: RefusalStatus): object {
  if (status === 500)
    return {
      statusCode: 500,
      message: 'Something unexpected went wrong.',
      error: 'unexpected',
      details: { requestId: 'b7b0a4ce-3f0e-4d0c-9a55-1f1c9a4f0f11' },
    };
  const code = exampleCodes[status] ?? codesOf(status)[0] ?? 'request.invalid';
  const message = Object.entries(refusalTexts).find(([name]) => name === code)?.[1].en ?? '';
  return { statusCode: status, message, error: code };
}
