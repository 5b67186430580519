import { type ErrorAnswer, type Refusal, refusalMessage, refusalTexts } from '@kolo/domain';
import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { loggedUrl } from '../log/log.js';
import { isFullDisk } from './full-disk.js';
import { InvalidFieldsError } from './invalid-fields.error.js';
import { type Language, languageOf } from './language.js';
import { RefusalError } from './refusal.error.js';
import { isUnavailable } from './unavailable.js';

@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger('http');

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const answer = errorAnswer(error, languageOf(request.headers['accept-language']), request.id);
    if (answer.statusCode >= 500)
      this.logger.error(
        { err: error, requestId: request.id, url: loggedUrl(request.url) },
        'request failed',
      );
    // A refusal must not be cached as long as the route allows for its answers.
    reply.header('cache-control', 'no-store');
    if (answer.statusCode === 503) reply.header('retry-after', '1');
    if (answer.statusCode === 429)
      reply.header('retry-after', String(answer.details?.retryAfter ?? 60));
    void reply.status(answer.statusCode).send(answer);
  }
}

export function errorAnswer(error: unknown, language: Language, requestId: string): ErrorAnswer {
  if (error instanceof InvalidFieldsError)
    return refused(error.refusal, language, error.detailsIn(language));
  if (error instanceof RefusalError) return refused(error.refusal, language, error.details);
  const status = statusOf(error);
  switch (status) {
    case 401:
      return refused({ code: 'auth.required' }, language);
    case 403:
      return refused({ code: 'auth.forbidden' }, language);
    case 404:
      return refused({ code: 'route.not-found' }, language);
    case 413:
      return refused({ code: 'request.too-large' }, language);
    case 429:
      return refused({ code: 'request.too-many' }, language);
    case 503:
      return refused({ code: 'service.unavailable' }, language);
    case null:
      if (isFullDisk(error)) return fullDisk(language, requestId);
      return isUnavailable(error)
        ? refused({ code: 'service.unavailable' }, language, { requestId })
        : {
            statusCode: 500,
            message:
              language === 'hr'
                ? 'Dogodila se neočekivana greška.'
                : 'Something unexpected went wrong.',
            error: 'unexpected',
            details: { requestId },
          };
    default:
      return { ...refused({ code: 'request.invalid' }, language), statusCode: status };
  }
}

/** Tablets repeat a tap as after any failure of the server; people read what it is. */
const fullDisk = (language: Language, requestId: string): ErrorAnswer => ({
  ...refused({ code: 'service.unavailable' }, language, { requestId }),
  message: refusalMessage({ code: 'file.no-space' }, language),
});

function refused(
  refusal: Refusal,
  language: Language,
  details?: ErrorAnswer['details'],
): ErrorAnswer {
  return {
    statusCode: refusalTexts[refusal.code].status,
    message:
      waitMessage(refusal, language, details?.retryAfter) ?? refusalMessage(refusal, language),
    error: refusal.code,
    ...(details === undefined ? {} : { details }),
  };
}

function waitMessage(refusal: Refusal, language: Language, seconds: unknown): string | null {
  if (typeof seconds !== 'number') return null;
  const [reason = ''] = refusalMessage(refusal, language).split('.');
  const time = seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  return language === 'hr'
    ? `${reason}. Pokušajte ponovo za ${time}.`
    : `${reason}. Try again in ${time}.`;
}

function statusOf(error: unknown): number | null {
  if (error instanceof HttpException) return error.getStatus();
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return null;
  const { statusCode } = error;
  return typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500
    ? statusCode
    : null;
}
