import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const source = readFileSync(join(__dirname, '../../../public/notices.js'), 'utf8');

type Listener = (event: object) => void;

/** The script in a service worker with these pages open. */
function worker(pages: { url: string; focus: () => Promise<void> }[] = []) {
  const listeners = new Map<string, Listener>();
  const showNotification = jest.fn(async () => undefined);
  const openWindow = jest.fn(async () => undefined);
  const self = {
    location: { origin: 'https://liga.test' },
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  };
  runInNewContext(source, { self, URL });
  const dispatch = async (type: string, event: object): Promise<void> => {
    const work: Promise<unknown>[] = [];
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    listeners.get(type)?.({ ...event, waitUntil });
    await Promise.all(work);
  };
  return { dispatch, showNotification, openWindow };
}

const pushOf = (text: string) => ({ data: { json: () => JSON.parse(text) as unknown } });

it('shows what a push says', async () => {
  const { dispatch, showNotification } = worker();
  const notification = {
    title: 'Adria 1:0 Bura',
    body: 'Gol!',
    tag: 'match-7',
    navigate: 'https://liga.test/live/7',
    lang: 'hr',
  };
  await dispatch('push', pushOf(JSON.stringify({ web_push: 8030, notification })));
  expect(showNotification).toHaveBeenCalledWith(
    'Adria 1:0 Bura',
    expect.objectContaining({
      body: 'Gol!',
      tag: 'match-7',
      data: { navigate: 'https://liga.test/live/7' },
    }),
  );
});

it.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{}',
  '{"notification":null}',
  '{"notification":{"title":7}}',
])('shows something for a push of %j', async (text) => {
  const { dispatch, showNotification } = worker();
  await dispatch('push', pushOf(text));
  expect(showNotification).toHaveBeenCalledWith('Kolo', expect.objectContaining({ tag: 'kolo' }));
});

it('shows something for a push without data', async () => {
  const { dispatch, showNotification } = worker();
  await dispatch('push', { data: null });
  expect(showNotification).toHaveBeenCalledTimes(1);
});

describe('a tap on a notice', () => {
  const tap = (navigate: unknown) => ({ notification: { close: jest.fn(), data: { navigate } } });

  it.each([
    ['https://liga.test/live/7', '/live/7'],
    ['/live/7', '/live/7'],
    ['https://elsewhere.test/live/7', '/live/7'],
    ['http://[', '/'],
    [undefined, '/'],
  ])('of %s opens %s of this site', async (navigate, path) => {
    const { dispatch, openWindow } = worker();
    await dispatch('notificationclick', tap(navigate));
    expect(openWindow).toHaveBeenCalledWith(path);
  });

  it('shows the page that is open already', async () => {
    const focus = jest.fn(async () => undefined);
    const { dispatch, openWindow } = worker([{ url: 'https://liga.test/live/7', focus }]);
    await dispatch('notificationclick', tap('/live/7'));
    expect(focus).toHaveBeenCalledTimes(1);
    expect(openWindow).not.toHaveBeenCalled();
  });
});
