import { type MatchOfficialsView, refusalMessage } from '@kolo/domain';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IDBFactory } from 'fake-indexeddb';
import { administratorsAccess, ConsoleAccessContext } from '@/features/console/console-access';
import { NameSender } from '@/features/console/taps/name-sender';
import { sendName } from '@/features/console/taps/send-name';
import { openWaitingNames } from '@/features/console/taps/waiting-names';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { type FakeServer, lost, ok, refusal, serve } from '@/shared/testing/fake-server';
import { ConsoleOfficials } from './ConsoleOfficials';

const nobody: MatchOfficialsView = {
  officials: [],
  choices: { home: [], away: [], match: [] },
  accounts: [],
};
const ivo: MatchOfficialsView = {
  ...nobody,
  officials: [{ side: 'home', role: 'coach', officialId: 5, firstName: 'Ivo', lastName: 'Ivić' }],
};
const ivoNamed = { officialId: 5, firstName: 'Ivo', lastName: 'Ivić' };
const read = 'GET /api/matches/7/officials';
const write = 'PUT /api/matches/7/officials';

beforeEach(async () => {
  globalThis.indexedDB = new IDBFactory();
  await i18n.changeLanguage('hr');
  await i18n.ready('console');
});

/** A page of the device with the dialog open; each has a sender of its own. */
function openPage(account = 3) {
  const sender = new NameSender({ storage: openWaitingNames(), send: sendName });
  const { unmount } = renderConsole(
    new FakeMatchServer(),
    <ConsoleAccessContext value={{ ...administratorsAccess, account }}>
      <ConsoleOfficials sender={sender} onClose={() => {}} />
    </ConsoleAccessContext>,
  );
  const close = () => {
    unmount();
    sender.close();
  };
  return { sender, close };
}

async function nameTrainer(lastName: string): Promise<void> {
  const heading = await screen.findByRole('heading', { name: 'Končar' });
  const team = within(heading.parentElement as HTMLElement);
  await userEvent.click(team.getByRole('button', { name: /^Trener/ }));
  await userEvent.type(screen.getByLabelText('Ime'), 'Ivo');
  await userEvent.type(screen.getByLabelText('Prezime'), lastName);
  await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
}

const trainer = (text: string) => screen.findByRole('button', { name: `Trener ${text}` });
const networkIsBack = () => act(() => void window.dispatchEvent(new Event('online')));
const sent = ({ calls }: FakeServer) =>
  calls.flatMap(({ method, body }) => (method === 'PUT' ? [body] : []));

it('stores a name without a network, shows it as waiting after a reload too, and sends it once', async () => {
  serve({ [read]: lost, [write]: lost });
  const first = openPage();
  expect(await screen.findByRole('alert')).toHaveTextContent('Provjerite mrežu');
  await nameTrainer('Ivić');
  expect(await trainer('Ivo Ivić Čeka slanje')).toBeVisible();
  first.close();

  const { sender, close } = openPage();
  expect(await trainer('Ivo Ivić Čeka slanje')).toBeVisible();
  const server = serve({ [read]: ok(nobody), [write]: ok(ivo) });
  networkIsBack();
  expect(await trainer('Ivo Ivić')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  const named = { side: 'home', role: 'coach', firstName: 'Ivo', lastName: 'Ivić' };
  expect(sent(server)).toEqual([named]);
  await act(() => sender.resume());
  expect(sent(server)).toEqual([named]);
  close();
});

it('sends the name that was entered last, and none of somebody else to the screen', async () => {
  serve({ [read]: lost, [write]: lost });
  const { sender, close } = openPage();
  await nameTrainer('Ivić');
  await trainer('Ivo Ivić Čeka slanje');
  await nameTrainer('Horvat');
  await trainer('Ivo Horvat Čeka slanje');
  expect(await sender.waiting(7, 'account:4')).toEqual([]);
  const server = serve({ [read]: ok(nobody), [write]: ok(ivo) });
  await act(() => sender.resume());
  expect(sent(server)).toMatchObject([{ lastName: 'Horvat' }]);
  close();
});

it('shows why the server did not take a name, and sends it no more', async () => {
  const server = serve({ [read]: ok(nobody), [write]: refusal('official.name-missing') });
  const { sender, close } = openPage();
  await nameTrainer('Ivić');
  const why = refusalMessage({ code: 'official.name-missing' });
  expect(await screen.findByText(`Nije spremljeno: Ivo Ivić. ${why}`)).toBeVisible();
  await act(() => sender.resume());
  expect(sent(server)).toHaveLength(1);
  close();
});

it('shows who is suspended for this match, beside the role and among the choices', async () => {
  const choices = {
    ...nobody.choices,
    home: [{ ...ivoNamed, role: 'coach' as const, town: null }],
  };
  serve({ [read]: ok({ ...ivo, choices }) });
  const match = new FakeMatchServer();
  const why = {
    kind: 'decision',
    matchId: null,
    decisionId: 'd-1.0',
    remaining: 1,
    of: 2,
  } as const;
  match.suspended = { asOf: kickOff, players: [], officials: [{ officialId: 5, ...why }] };
  renderConsole(match, <ConsoleOfficials onClose={() => {}} />);
  const words = 'Suspendiran 2/2: odluka lige';
  const place = await screen.findByRole('button', { name: `Trener Ivo Ivić ${words}` });
  await userEvent.click(place);
  expect(screen.getByRole('button', { name: `Ivo Ivić ${words}` })).toBeVisible();
});
