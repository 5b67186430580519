import {
  headers,
  presetRules,
  reportContent,
  reportHash,
  type SignOffView,
  whistles,
} from '@kolo/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  administratorsAccess,
  type ConsoleAccess,
  ConsoleAccessContext,
} from '@/features/console/console-access';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { ok, refusal, serve } from '@/shared/testing/fake-server';
import { SignOff } from './SignOff';

const played = () => {
  const server = new FakeMatchServer().started(presetRules['fifa-2025-26']);
  server.happens({ type: 'RecordGoal', team: 'home', scorer: 2, assist: null, kind: 'open-play' });
  server.happens({
    type: 'RecordGoal',
    team: 'away',
    scorer: null,
    assist: null,
    kind: 'open-play',
  });
  server.happens({ type: 'RecordFoul', team: 'home', playerId: 2, restart: 'direct' });
  server.happens({
    type: 'ShowCard',
    ...({ team: 'away', playerId: 12, official: null, card: 'red', place: 'pitch' } as const),
  });
  for (const wanted of [whistles.halfTime, whistles.secondHalf, whistles.finish])
    server.happens({ type: 'ChangeState', wanted });
  return server;
};
const hashOf = ({ state }: FakeMatchServer) => reportHash(reportContent(state));
const offline = { ...administratorsAccess, grant: { id: 3, device: 1 }, practice: true };
const show = (server: FakeMatchServer, access: ConsoleAccess = offline) =>
  renderConsole(
    server,
    <ConsoleAccessContext value={access}>
      <SignOff />
    </ConsoleAccessContext>,
  );
const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (card === null) throw new Error(`No card of ${name}`);
  return within(card);
};
/** jsdom has no pointer events with a place. */
const pointer = (type: string, clientX: number, clientY: number): Event =>
  Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId: 1 });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

beforeAll(async () => {
  await i18n.ready('signOff', 'hr');
  await i18n.ready('console', 'hr');
});
beforeEach(() => i18n.changeLanguage('hr'));

it('reads out what the report says before anybody signs it', () => {
  show(played());
  const report = within(screen.getByRole('region', { name: 'Pročitajte naglas prije potpisa' }));
  const lines = report.getAllByRole('definition').map((line) => line.textContent);
  expect(lines[0]).toBe('Končar 1 : 1 Spanpoluvrijeme 1 : 1');
  expect(lines[1]).toBe('1. pol. 1 : 02. pol. 0 : 0');
  expect(lines[2]).toContain('crveni, Marić (12)');
  expect(lines[3]).toContain('Marić (12) (Span)crveni karton, ');
  expect(lines[4]).toBe('Nije odabran.');
  expect(lines[5]).toBe('1 gol bez strijelca');
});

it('reads out the entries that the table wanted to look at again', async () => {
  await i18n.ready('ruledConsole', 'hr');
  const server = played();
  const [goal] = server.state.goals;
  if (goal === undefined) throw new Error('Nobody scored');
  server.happens({ type: 'FlagEntry', actionId: goal.id, flagged: true });
  show(server);
  const report = within(screen.getByRole('region', { name: 'Pročitajte naglas prije potpisa' }));
  const missing = report.getAllByRole('definition').at(-1);
  expect(missing).toHaveTextContent(/Označeno „provjeri kasnije”: gol, Kovač/);
});

it('a captain signs by the PIN of the team, which no device stores, and reads why a wrong one is refused', async () => {
  const server = played();
  const { matchId } = server.state;
  const known: Partial<SignOffView> = { methods: ['tick', 'pin'], teamsWithPin: ['home'] };
  let answer = refusal('auth.wrong-pin');
  const { calls } = serve({
    [`GET /api/matches/${matchId}/sign-off`]: ok(known),
    [`POST /api/matches/${matchId}/sign-off`]: () => answer,
  });
  const { tap } = show(server, { ...offline, practice: false });
  await press('Potpiši: Končar');
  await userEvent.click(await screen.findByText('PIN tima'));
  await press('Potpiši');
  expect(screen.getByText('Upišite četiri do osam znamenki.')).toBeVisible();
  await userEvent.type(
    screen.getByLabelText(/PIN tima/, { selector: 'input:not([type=radio])' }),
    '4829x',
  );
  await press('Potpiši');
  expect(await screen.findByRole('alert')).toHaveTextContent('PIN nije ispravan');
  answer = ok({});
  await press('Potpiši');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const signed = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  const reportHash = hashOf(server);
  expect(signed.at(-1)).toEqual({ role: 'home', method: 'pin', reportHash, pin: '4829' });
  expect(tap).not.toHaveBeenCalled();
});

it.each([
  ['a referee', 'Sudac', { mayCancel: false }],
  ['an administrator', 'Zapisničar', {}],
  ['a device with a grant', null, { mayCancel: false, grant: { id: 3, device: 1 } }],
])('%s signs with an account in one role at most', async (_, own, access) => {
  const server = played();
  const known: Partial<SignOffView> = { methods: ['tick', 'account'], protestUntil: kickOff };
  serve({ [`GET /api/matches/${server.state.matchId}/sign-off`]: ok(known) });
  show(server, { ...administratorsAccess, ...access });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Najavi protest' })).toBeNull());
  const byAccount: string[] = [];
  for (const name of ['Končar', 'Span', 'Sudac', 'Zapisničar']) {
    await press(`Potpiši: ${name}`);
    if (screen.queryByRole('button', { name: 'Računom' }) !== null) byAccount.push(name);
    await userEvent.keyboard('{Escape}');
  }
  // Whatever else the server would refuse, and every tap behind it would wait.
  expect(byAccount).toEqual(own === null ? [] : [own]);
});

it('a captain signs by a tick beside the name, for the report that is on the screen', async () => {
  const server = played();
  const { tap } = show(server);
  await press('Potpiši: Končar');
  await press('Kvačica i ime');
  await press('Potpiši');
  expect(screen.getByText('Upišite ime i prezime.')).toBeVisible();
  expect(screen.getByText('Označite da je zapisnik pročitan.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Ime i prezime'), 'Ana Šarić');
  await userEvent.click(screen.getByRole('checkbox', { name: /Končar 1 : 1 Span/ }));
  await press('Potpiši');
  expect(tap.mock.calls.map(([command]) => command)).toEqual([
    {
      type: 'SignResult',
      role: 'home',
      method: 'tick',
      name: 'Ana Šarić',
      reportHash: hashOf(server),
    },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('without a network nobody signs in a way that the league would refuse later', async () => {
  const server = played();
  server.signingMethods = ['tick', 'pin'];
  const { unmount } = show(server);
  await press('Potpiši: Končar');
  expect(screen.getByLabelText('Ime i prezime')).toBeVisible();
  expect(screen.queryByRole('img', { name: 'Polje za potpis' })).toBeNull();
  unmount();
  server.signingMethods = ['account'];
  show(server);
  expect(screen.queryByRole('button', { name: /^Potpiši/ })).toBeNull();
});

it('a drawing is undone stroke by stroke, cleared, and sent as a path', async () => {
  const { tap } = show(played());
  await press('Potpiši: Span');
  const pad = screen.getByRole('img', { name: 'Polje za potpis' });
  jest.spyOn(pad, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 100));
  const stroke = (x: number) => {
    fireEvent(pad, pointer('pointerdown', x, 10));
    fireEvent(pad, pointer('pointermove', x + 20, 30));
    fireEvent(pad, pointer('pointerup', x + 20, 30));
  };
  await press('Potpiši');
  expect(screen.getByText('Potpišite se u polje.')).toBeVisible();
  stroke(10);
  await press('Obriši');
  stroke(50);
  stroke(100);
  await press('Poništi potez');
  await userEvent.type(screen.getByLabelText('Ime i prezime'), 'Ivo');
  await press('Potpiši');
  expect(tap.mock.calls[0]?.[0]).toMatchObject({
    role: 'away',
    method: 'drawn',
    drawing: 'M100 20L140 60',
  });
});

it('a signature is stale after a correction and holds again when that was undone', () => {
  const server = played();
  const reportHash = hashOf(server);
  server.happens({ type: 'SignResult', role: 'home', method: 'tick', reportHash });
  const { unmount } = show(server);
  expect(cardOf('Končar').getByText('Potpisano')).toBeVisible();
  expect(cardOf('Span').getByText('Nije potpisano')).toBeVisible();
  unmount();
  const [correction] = server.happens({ type: 'ChooseMvp', playerId: 2 });
  const { unmount: close } = show(server);
  expect(cardOf('Končar').getByText('Potpisano prije ispravka')).toBeVisible();
  expect(cardOf('Končar').getByRole('button', { name: 'Potpiši ponovo: Končar' })).toBeVisible();
  close();
  server.happens({ type: 'Undo', actionId: correction?.id ?? '' });
  show(server);
  expect(cardOf('Končar').getByText('Potpisano')).toBeVisible();
});

it('whoever does not sign is entered with a reason', async () => {
  const server = played();
  const { tap, unmount } = show(server);
  await press('Odbij potpis: Span');
  await press('Zapiši odbijanje');
  expect(screen.getByRole('alert')).toHaveTextContent('Odaberite razlog.');
  await press('Ne slaže se');
  await userEvent.type(screen.getByLabelText(/Obrazloženje/), 'Drugi gol');
  await press('Zapiši odbijanje');
  const command = { type: 'RefuseSignature', role: 'away', reason: 'disagrees' } as const;
  expect(tap.mock.calls[0]?.[0]).toEqual({ ...command, text: 'Drugi gol' });
  unmount();
  server.happens(command);
  show(server);
  expect(cardOf('Span').getByText('Potpis odbijen')).toBeVisible();
  expect(cardOf('Span').getByText(/^Ne slaže se, /)).toBeVisible();
});

it('a protest needs its team and its words, and holds the result back', async () => {
  const server = played();
  const { tap, unmount } = show(server);
  await press('Najavi protest');
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Najavi protest' }));
  expect(dialog.getByText('Odaberite tim.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Span' }));
  await userEvent.type(dialog.getByLabelText('Obrazloženje'), 'Igrač bez dozvole');
  await userEvent.click(dialog.getByRole('button', { name: 'Najavi protest' }));
  expect(tap.mock.calls[0]?.[0]).toEqual({
    type: 'AnnounceProtest',
    team: 'away',
    text: 'Igrač bez dozvole',
  });
  unmount();
  server.happens({ type: 'AnnounceProtest', team: 'away' });
  show(server);
  expect(screen.getByText('Najavljen je protest. Rezultat čeka odluku.')).toBeVisible();
  expect(screen.getByText('Tekst se prikazuje kad stigne s poslužitelja.')).toBeVisible();
});

it('names, drawings and words come from the server, which stores them beside the log', async () => {
  const server = played();
  const [signed] = server.happens({
    type: 'SignResult',
    ...({ role: 'home', method: 'drawn', reportHash: hashOf(server) } as const),
  });
  const [remark] = server.happens({ type: 'AddRemark' });
  const published: Partial<SignOffView> = {
    methods: ['tick', 'drawn'],
    protestUntil: kickOff,
    signatures: [
      {
        id: signed?.id ?? '',
        role: 'home',
        method: 'drawn',
        at: kickOff,
        name: 'Ana Šarić',
        drawing: 'M1 1L9 9',
        stale: false,
      },
    ],
    refusals: [],
    remarks: [{ id: remark?.id ?? '', at: kickOff, author: 'Ivo', text: 'Mokar parket' }],
    protests: [],
  };
  const { calls } = serve({ 'GET /api/matches/7/sign-off': [200, published] });
  show(server, { ...offline, practice: false });
  expect(await screen.findByText('Mokar parket')).toBeVisible();
  expect(cardOf('Končar').getByText('Ana Šarić')).toBeVisible();
  expect(screen.getByRole('img', { name: 'Vlastoručni potpis: Ana Šarić' })).toBeVisible();
  expect(calls[0]?.headers.get(headers.grant)).toBe('3');
  expect(screen.queryByRole('button', { name: 'Najavi protest' })).toBeNull();
});
