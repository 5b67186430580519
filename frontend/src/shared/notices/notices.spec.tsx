import type { PushTopic } from '@kolo/domain';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@/shared/i18n';
import { ok, serve } from '@/shared/testing/fake-server';
import { chooseNotices, chosenNotices } from './chosen-notices';
import { NoticeBell } from './NoticeBell';
import { confirmNotices } from './push-device';

const endpoint = 'https://fcm.googleapis.com/fcm/send/phone';
const topic: PushTopic = { kind: 'match', id: 7 };
const path = '/api/push/subscriptions';

const unsubscribe = jest.fn<Promise<boolean>, []>();
const subscription = {
  endpoint,
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint, keys: { p256dh: 'point', auth: 'secret' } }),
  unsubscribe,
};
const subscribe = jest.fn();
const requestPermission = jest.fn<Promise<NotificationPermission>, []>();

/** A browser; without push where nothing is given. */
function withPush(permission: NotificationPermission | null): void {
  const knows = permission !== null;
  const pushManager = { getSubscription: async () => (knows ? subscription : null), subscribe };
  const registration = { pushManager };
  define(navigator, 'serviceWorker', {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  remove();
  if (!knows) return;
  define(window, 'PushManager', class {});
  define(window, 'Notification', { permission, requestPermission });
}

const define = (target: object, name: string, value: unknown): void =>
  void Object.defineProperty(target, name, { configurable: true, value });

function remove(): void {
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(window, 'Notification');
}

beforeEach(() => {
  chooseNotices(null);
  requestPermission.mockReset().mockResolvedValue('granted');
  unsubscribe.mockReset().mockResolvedValue(true);
});
afterEach(async () => {
  remove();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await i18n.changeLanguage('hr');
});

async function openDialog(of: PushTopic = topic): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  render(<NoticeBell topic={of} of="Adria – Bura" />);
  await user.click(screen.getByRole('button', { name: /^Obavijesti/ }));
  await screen.findByRole('dialog');
  return user;
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: string): Promise<void> =>
  user.click(await screen.findByRole('button', { name }));

it('asks for permission only when somebody turns the notices on', async () => {
  withPush('default');
  const { calls } = serve({
    'GET /api/push/key': ok({ key: 'key' }),
    [`POST ${path}`]: ok({ topics: [topic], kinds: [] }),
  });
  const user = await openDialog();
  expect(requestPermission).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('checkbox', { name: 'Poluvrijeme' }));
  await press(user, 'Uključi obavijesti');
  expect(await screen.findByRole('button', { name: 'Isključi sve' })).toBeVisible();
  expect(requestPermission).toHaveBeenCalledTimes(1);
  expect(calls.at(-1)?.body).toEqual({
    endpoint,
    keys: { p256dh: 'point', auth: 'secret' },
    topics: [topic],
    kinds: ['goal', 'half', 'final', 'moved'],
    language: 'hr',
  });
  expect(chosenNotices().topics).toEqual([topic]);
});

it('says so where they are not allowed', async () => {
  withPush('default');
  requestPermission.mockResolvedValue('denied');
  serve({});
  const user = await openDialog();
  await press(user, 'Uključi obavijesti');
  expect(await screen.findByText(/Preglednik ne dopušta obavijesti/)).toBeVisible();
  expect(chosenNotices().topics).toEqual([]);
});

it.each([
  ['team', 1],
  ['match', 0],
  ['league', 0],
] as const)('of a %s offers %i reminders of a list that is too short', async (kind, offered) => {
  withPush('default');
  await openDialog({ kind, id: 7 });
  await screen.findByRole('checkbox', { name: 'Svaki gol' });
  expect(screen.queryAllByRole('checkbox', { name: /^Premalo igrača/ })).toHaveLength(offered);
});

it('turns everything off with one tap', async () => {
  withPush('granted');
  chooseNotices({ topics: [topic, { kind: 'team', id: 1 }], kinds: ['goal'] });
  const { calls } = serve({ [`DELETE ${path}`]: [204] });
  const user = await openDialog();
  await press(user, 'Isključi sve');
  expect(await screen.findByRole('button', { name: 'Uključi obavijesti' })).toBeVisible();
  expect(calls.map(({ method, body }) => [method, body])).toEqual([['DELETE', { endpoint }]]);
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  expect(chosenNotices().topics).toEqual([]);
});

it('turns one match off and leaves the others', async () => {
  withPush('granted');
  const team: PushTopic = { kind: 'team', id: 1 };
  chooseNotices({ topics: [topic, team], kinds: ['goal'] });
  const { calls } = serve({ 'GET /api/push/key': ok({ key: 'key' }), [`POST ${path}`]: ok({}) });
  const user = await openDialog();
  await press(user, 'Isključi ovdje');
  expect(await screen.findByRole('button', { name: 'Uključi obavijesti' })).toBeVisible();
  expect(calls.at(-1)?.body).toMatchObject({ topics: [team] });
});

describe('a browser without notices', () => {
  const withAgent = (userAgent: string): void => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    withPush(null);
  };
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_4) AppleWebKit/605 Version/18.4 Safari/604.1';

  it('is sent to the home screen on an iPhone', async () => {
    withAgent(iPhone);
    await openDialog();
    expect(await screen.findByText(/Dodaj na početni zaslon/)).toBeVisible();
  });

  it('is no reason for that hint elsewhere, nor in another browser of an iPhone', async () => {
    withAgent(iPhone.replace('Version/18.4', 'CriOS/130'));
    await openDialog();
    expect(await screen.findByText('Ovaj preglednik ne može primati obavijesti.')).toBeVisible();
  });
});

describe('at each start', () => {
  const answers = { 'GET /api/push/key': ok({ key: 'key' }), [`POST ${path}`]: ok({}) };

  it('the device confirms what it wants', async () => {
    withPush('granted');
    chooseNotices({ topics: [topic], kinds: ['goal'] });
    const { calls } = serve(answers);
    await confirmNotices();
    expect(calls.at(-1)?.body).toMatchObject({ endpoint, topics: [topic], kinds: ['goal'] });
  });

  it('a device that wants nothing, or no longer may, sends nothing', async () => {
    const { calls } = serve(answers);
    withPush('granted');
    await confirmNotices();
    withPush('default');
    chooseNotices({ topics: [topic], kinds: ['goal'] });
    await confirmNotices();
    expect(calls).toEqual([]);
  });
});

describe('the week of a league by mail', () => {
  const digest = 'POST /api/leagues/3/digest';

  async function openLeague(): Promise<ReturnType<typeof userEvent.setup>> {
    const user = userEvent.setup();
    render(<NoticeBell topic={{ kind: 'league', id: 3 }} of="Poslovna liga" />);
    await user.click(screen.getByRole('button', { name: /^Obavijesti/ }));
    await user.type(await screen.findByLabelText('Adresa e-pošte'), 'gledatelj@kolo.test');
    return user;
  }

  it('is asked for where the browser knows no notices, and says what comes next', async () => {
    withPush(null);
    const server = serve({ [digest]: [202, { message: 'Poslali smo poveznicu.' }] });
    await press(await openLeague(), 'Pošalji poveznicu');
    expect(await screen.findByText('Poslali smo poveznicu.')).toBeVisible();
    expect(server.bodies(digest)).toEqual([{ email: 'gledatelj@kolo.test', language: 'hr' }]);
  });

  it('says why the address was refused', async () => {
    withPush(null);
    serve({ [digest]: [429, { message: 'Previše pokušaja.', error: 'request.too-many' }] });
    await press(await openLeague(), 'Pošalji poveznicu');
    expect(await screen.findByRole('alert')).toHaveTextContent('Previše pokušaja.');
  });

  it('is not offered for a match', async () => {
    withPush(null);
    serve({});
    await openDialog();
    expect(screen.queryByLabelText('Adresa e-pošte')).toBeNull();
  });
});
