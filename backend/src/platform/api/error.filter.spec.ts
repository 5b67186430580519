import { refusalTexts } from '@kolo/domain';
import { BadRequestException, ForbiddenException, NotFoundException } from '@nestjs/common';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { errorAnswer } from './error.filter.js';
import { languageOf } from './language.js';
import { RefusalError } from './refusal.error.js';

const answer = (error: unknown) => errorAnswer(error, 'en', 'request-1');
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code });
const fromRedis = (message: string) => Object.assign(new Error(message), { name: 'ReplyError' });

describe('the one error shape', () => {
  it('is a refusal in the language of whoever asks', () => {
    const error = RefusalError.of('match.timeout-used');
    const { hr, en } = refusalTexts['match.timeout-used'];
    expect(answer(error)).toEqual({ statusCode: 409, error: 'match.timeout-used', message: en });
    expect(errorAnswer(error, 'hr', 'request-1').message).toBe(hr);
  });

  it('carries what helps', () => {
    const error = new RefusalError({ code: 'request.invalid', detail: 'round' }, { round: 'why' });
    expect(answer(error)).toEqual({
      statusCode: 400,
      error: 'request.invalid',
      message: 'The request is not valid: round',
      details: { round: 'why' },
    });
  });

  it('tells whoever has tried too often for how many minutes to wait', () => {
    const error = new RefusalError({ code: 'request.too-many' }, { retryAfter: 661 });
    expect(answer(error).message).toBe('Too many attempts. Try again in 12 min.');
    expect(errorAnswer(error, 'hr', 'request-1').message).toBe(
      'Previše pokušaja. Pokušajte ponovo za 12 min.',
    );
  });

  it.each([
    [new BadRequestException('x'), 400, 'request.invalid'],
    [new ForbiddenException('x'), 403, 'auth.forbidden'],
    [new NotFoundException('x'), 404, 'route.not-found'],
    [Object.assign(new Error('x'), { statusCode: 413 }), 413, 'request.too-large'],
    [Object.assign(new Error('x'), { statusCode: 415 }), 415, 'request.invalid'],
    [withCode('connect', 'ECONNREFUSED'), 503, 'service.unavailable'],
    [withCode('getaddrinfo ENOTFOUND postgres', 'ENOTFOUND'), 503, 'service.unavailable'],
    [withCode('getaddrinfo EAI_AGAIN postgres', 'EAI_AGAIN'), 503, 'service.unavailable'],
    [withCode('connect', 'EHOSTUNREACH'), 503, 'service.unavailable'],
    [withCode('connect', 'ENETUNREACH'), 503, 'service.unavailable'],
    [withCode('the database is starting up', '57P03'), 503, 'service.unavailable'],
    [new Error('Connection terminated unexpectedly'), 503, 'service.unavailable'],
    [
      new Error('Client has encountered a connection error and is not queryable'),
      503,
      'service.unavailable',
    ],
    [new Error('Client was closed and is not queryable'), 503, 'service.unavailable'],
    [new QueryRunnerAlreadyReleasedError(), 503, 'service.unavailable'],
    [new QueryRunnerProviderAlreadyReleasedError(), 503, 'service.unavailable'],
    [new Error('Command timed out'), 503, 'service.unavailable'],
    [
      withCode('could not extend file: No space left on device', '53100'),
      503,
      'service.unavailable',
    ],
    [
      withCode('cannot execute INSERT in a read-only transaction', '25006'),
      503,
      'service.unavailable',
    ],
    [
      fromRedis("OOM command not allowed when used memory > 'maxmemory'."),
      503,
      'service.unavailable',
    ],
    [
      fromRedis("READONLY You can't write against a read only replica."),
      503,
      'service.unavailable',
    ],
  ] as const)(
    'a failure of a library, case %#, is answered as what it is',
    (error, statusCode, code) => {
      expect(answer(error)).toMatchObject({ statusCode, error: code, message: expect.any(String) });
    },
  );

  it.each(['ENOSPC', 'EDQUOT', '53100'])('a full disk is called so, by its code %s', (code) => {
    expect(answer(withCode('No space left on device', code))).toMatchObject({
      statusCode: 503,
      error: 'service.unavailable',
      message: 'The server has no space left for files. Tell the administrator.',
    });
  });

  it.each([
    new TypeError('secret path /srv/kolo'),
    withCode('duplicate key value violates "users_email"', '23505'),
    Object.assign(new Error('from elsewhere'), { statusCode: 502 }),
    fromRedis('WRONGTYPE Operation against a key holding the wrong kind of value'),
    'text',
    null,
    undefined,
  ])('what nobody expected, case %#, tells only the id of the request', (error) => {
    expect(answer(error)).toEqual({
      statusCode: 500,
      error: 'unexpected',
      message: 'Something unexpected went wrong.',
      details: { requestId: 'request-1' },
    });
  });
});

describe('the language of an answer', () => {
  it.each([
    [undefined, 'hr'],
    ['', 'hr'],
    ['*', 'hr'],
    ['hr-HR,hr;q=0.9,en;q=0.8', 'hr'],
    ['en-GB,en;q=0.9,hr;q=0.8', 'en'],
    ['de-DE,de;q=0.9,en;q=0.7', 'en'],
    ['en;q=0.3, hr;q=0.4', 'hr'],
    ['de', 'hr'],
    ['english', 'hr'],
    [';;;,q=', 'hr'],
  ])('of %j is %s', (header, language) => expect(languageOf(header)).toBe(language));
});
