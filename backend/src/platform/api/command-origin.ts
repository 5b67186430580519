import { randomUUID } from 'node:crypto';
import { consoleName, headers, limits } from '@kolo/domain';
import { applyDecorators, createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { traceparentIn } from '../tracing/traceparent.js';
import type { RequestWithUser } from './access.decorators.js';
import { type Language, languageOf } from './language.js';
import { RefusalError } from './refusal.error.js';

export interface CommandHeaders {
  commandId: string;
  at: string;
  actorId: number | null;
  device: string | null;
  /** The own name of a device with a grant; the log names it by its grant. */
  tablet?: string;
  requestId: string | null;
  language: Language;
  /** Made on a console or by a company, which may not do all that administrators may. */
  isConsole: boolean;
  correlation?: string;
}

/** A tablet may stay without a network until the next round or the one after. */
const oldestMs = 30 * 24 * 60 * 60 * 1000;
/** An id has no blanks, which keeps people's names out of the log. */
const printable = /^[\x21-\x7e]+$/;
const maxInstant = 40;
const maxDevice = 100;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

const { min, max } = limits.commandIdLength;
/** Describes the header that makes a repeat harmless. */
export const DescribesCommandId = (description: string) =>
  ApiHeader({
    name: headers.commandId,
    description,
    schema: { type: 'string', minLength: min, maxLength: max, pattern: printable.source },
    example: 'b7b0a4ce-3f0e-4d0c-9a55-1f1c9a4f0f11',
  });

const describeHeaders = applyDecorators(
  DescribesCommandId(
    'The id of the command; a repeat gets the first answer. The server makes one up where it is left out.',
  ),
  ApiHeader({
    name: headers.occurredAt,
    description: 'When it happened, by the device’s clock; now where it is left out.',
    schema: { type: 'string', format: 'date-time', maxLength: maxInstant },
    example: '2025-10-19T17:12:34.000Z',
  }),
  ApiHeader({
    name: headers.device,
    description: 'The device, in words of its own.',
    schema: { type: 'string', minLength: 1, maxLength: maxDevice, pattern: printable.source },
    example: 'tablet-1',
  }),
);

export const Origin = createParamDecorator(
  (_: unknown, context: ExecutionContext) => {
    const request = context.switchToHttp().getRequest<RequestWithUser>();
    return commandHeaders(request, Date.now());
  },
  [
    (prototype, method = '') => {
      const handler = Object.getOwnPropertyDescriptor(prototype, method);
      if (handler !== undefined) describeHeaders(prototype, method, handler);
    },
  ],
);

export function commandHeaders(
  request: Pick<RequestWithUser, 'headers' | 'sessionUser' | 'console' | 'id'>,
  now: number,
): CommandHeaders {
  const correlation = traceparentIn(request.headers);
  const named = nameIn(request);
  return {
    commandId: commandIdIn(request) ?? randomUUID(),
    at: tappedAt(text(request, headers.occurredAt, { min: 10, max: maxInstant }), now),
    actorId: request.console === undefined ? (request.sessionUser?.id ?? null) : null,
    device: request.console === undefined ? named : consoleName(request.console),
    isConsole: request.console !== undefined || request.sessionUser?.role !== 'admin',
    requestId: request.id,
    language: languageOf(request.headers['accept-language']),
    ...(correlation === null ? {} : { correlation }),
    ...(request.console === undefined || named === null ? {} : { tablet: named }),
  };
}

export const commandIdIn = (request: Pick<FastifyRequest, 'headers'>): string | null =>
  text(request, headers.commandId, limits.commandIdLength);

/** The device's own name. */
function nameIn(request: Pick<RequestWithUser, 'headers'>): string | null {
  const named = text(request, headers.device, { min: 1, max: maxDevice });
  return named === null || reserved.test(named) ? null : named;
}

/** Names that the server gives: no device may pass for a grant's, or for the account of another. */
const reserved = /^(grant|account):/;

function text(
  { headers: all }: Pick<FastifyRequest, 'headers'>,
  name: string,
  { min, max }: { min: number; max: number },
): string | null {
  const value = all[name];
  if (value === undefined) return null;
  if (
    typeof value !== 'string' ||
    value.length < min ||
    value.length > max ||
    !printable.test(value)
  )
    throw RefusalError.of('request.invalid', name);
  return value;
}

/** A device's clock may be wrong, so a tap is never later than now. */
function tappedAt(value: string | null, now: number): string {
  if (value === null) return new Date(now).toISOString();
  const at = instant.test(value) ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(at) || at < now - oldestMs)
    throw RefusalError.of('request.invalid', headers.occurredAt);
  return new Date(Math.min(at, now)).toISOString();
}

/** A caller that names no device is its account, on whatever devices it is used. */
export const deviceOf = ({
  device,
  actorId,
}: {
  device: string | null;
  actorId: number | null;
}): string => device ?? `account:${actorId}`;
