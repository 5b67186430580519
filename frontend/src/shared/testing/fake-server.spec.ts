import { lost, ok, refusal, serve, silent } from './fake-server';

const status = async (path: string, init?: RequestInit) => (await fetch(path, init)).status;

it('answers by method and path, a query it was given an answer for before any other', async () => {
  serve({ 'GET /api/x': [201], 'GET /api/x?a=1': [202], 'POST /api/x': [203] });
  expect(await status('/api/x?b=2')).toBe(201);
  expect(await status('/api/x?a=1')).toBe(202);
  expect(await status('/api/x', { method: 'POST' })).toBe(203);
});

it('refuses with the status and the sentence of a code', async () => {
  serve({ 'GET /api/x': refusal('auth.required') });
  const response = await fetch('/api/x');
  expect(response).toMatchObject({ ok: false, status: 401 });
  expect(await response.json()).toMatchObject({ message: 'Prijavite se za nastavak.' });
});

it('notes what it was asked for', async () => {
  const server = serve({ 'PATCH /api/x': [204] });
  await fetch('/api/x', { method: 'PATCH', body: '{"a":1}' });
  expect(server.sent('PATCH')).toEqual([['/api/x', { a: 1 }]]);
  expect(server.bodies('PATCH /api/x')).toEqual([{ a: 1 }]);
});

it('loses an answer, gives another one next, and holds one back', async () => {
  const server = serve({ 'GET /api/x': ok('late') }).next('GET /api/x', lost);
  await expect(fetch('/api/x')).rejects.toThrow('Failed to fetch');
  const release = server.hold('GET /api/x');
  const order: string[] = [];
  const answered = fetch('/api/x').then(async (response) => order.push(await response.text()));
  order.push('held');
  release();
  await answered;
  expect(order).toEqual(['held', 'late']);
});

it('never answers where it is silent, until the request is aborted', async () => {
  serve({ 'GET /api/x': silent });
  const abort = new AbortController();
  const answered = fetch('/api/x', { signal: abort.signal });
  abort.abort();
  await expect(answered).rejects.toMatchObject({ name: 'AbortError' });
});

it('remembers a request without an answer, which fails the test', async () => {
  const server = serve();
  await expect(fetch('/api/unknown')).rejects.toThrow();
  expect(server.unanswered.splice(0)).toEqual(['GET /api/unknown']);
});
