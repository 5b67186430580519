import { ApiError, NetworkError } from './api-error';
import { FakeUpload } from './testing/fake-upload';
import { upload } from './upload';

let calls: FakeUpload[];
beforeEach(() => {
  calls = FakeUpload.install();
  document.documentElement.lang = 'hr';
});
afterEach(() => FakeUpload.remove());

const form = new FormData();
const only = (): FakeUpload => {
  const [call] = calls;
  if (call === undefined) throw new Error('nothing was sent');
  return call;
};

describe('upload', () => {
  it('posts the form with the cookie and the language, and tells how far it has come', async () => {
    const shares: number[] = [];
    const answer = upload('/api/x', form, { onProgress: (share) => shares.push(share) });
    expect(only()).toMatchObject({ method: 'POST', path: '/api/x', withCredentials: true });
    expect(only().headers).toEqual({ accept: 'application/json', 'accept-language': 'hr' });
    expect(only().body).toBe(form);
    only().progress(1, 4);
    only().progress(4, 4);
    only().answer(201, { id: 7 });
    await expect(answer).resolves.toEqual({ id: 7 });
    expect(shares).toEqual([0.25, 1]);
  });

  it('fails with the message and the code of a refusal', async () => {
    const answer = upload('/api/x', form);
    only().answer(409, { message: 'Tim je pun.', error: 'team.full' });
    const error = await answer.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, message: 'Tim je pun.', code: 'team.full' });
  });

  it('tells a dead network apart from an answer', async () => {
    const answer = upload('/api/x', form);
    only().dispatchEvent(new Event('error'));
    await expect(answer).rejects.toBeInstanceOf(NetworkError);
  });

  it('can be given up', async () => {
    const controller = new AbortController();
    const answer = upload('/api/x', form, { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });
});
