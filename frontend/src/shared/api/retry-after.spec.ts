import { ApiError, NetworkError } from './api-error';
import { retryAfterMs } from './retry-after';

const tooFast = (retryAfter: unknown) =>
  new ApiError(429, 'Pokušajte ponovo za 3 s.', 'request.too-fast', { retryAfter });

it('what was asked too fast is asked again when the server says', () => {
  expect(retryAfterMs(tooFast(3))).toBe(3_000);
});

it('nothing else is, nor what has to wait for longer than anybody looks at a page', () => {
  for (const error of [
    ...[tooFast(600), tooFast('3'), new ApiError(429, 'Too many'), new ApiError(503, 'Away')],
    ...[new NetworkError('No answer'), new Error('Broken')],
  ])
    expect(retryAfterMs(error)).toBeNull();
});
