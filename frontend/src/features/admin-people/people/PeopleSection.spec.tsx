import type { FoundPerson, PersonView } from '@kolo/domain';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@/shared/i18n/i18n';
import { press, show, type } from '@/features/admin-people/testing/screen';
import { type Answer, type FakeServer, serve } from '@/shared/testing/fake-server';
import { PeopleSection } from './PeopleSection';

const found: FoundPerson = {
  kind: 'player',
  id: 12,
  name: 'Ana Anić',
  email: null,
  role: null,
  status: 'approved',
  team: { id: 3, name: 'Bura' },
  league: { id: 1, name: 'Poslovna liga', season: '2025/26' },
};
const ana: PersonView = {
  ...found,
  alsoPlayers: [
    { id: 4, team: { id: 2, name: 'Bura' }, league: { id: 9, name: 'Stara liga', season: '2024' } },
  ],
  effects: {
    sessions: 0,
    votes: 0,
    documents: 1,
    pictures: 2,
    texts: 5,
    matches: 9,
    teams: [],
  },
};
const search = 'GET /api/people?search=ani%C4%87';
let answers: Record<string, Answer>;

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:person', revokeObjectURL: () => undefined });
  answers = {
    [search]: [200, [found]],
    'GET /api/people/player-12': [200, ana],
    'POST /api/people/player-12/erase': [204, null],
  };
});

async function erasing(): Promise<FakeServer> {
  const server = serve(answers);
  show(<PeopleSection />);
  await type('Traži', 'anić');
  const erase = /^Obriši osobu: Ana Anić, Igrač · Bura · Poslovna liga/;
  await userEvent.click(await screen.findByRole('button', { name: erase }));
  await screen.findByText(/Briše se 1 dokument\./);
  return server;
}

it('people are looked for once enough is typed', async () => {
  const server = serve(answers);
  show(<PeopleSection />);
  await type('Traži', 'a');
  expect(server.calls).toEqual([]);
  await type('Traži', 'anić');
  expect(await screen.findByRole('heading', { name: 'Ana Anić' })).toBeVisible();
});

it('a name that is typed again is looked up again', async () => {
  serve(answers);
  show(<PeopleSection />);
  await type('Traži', 'anić');
  await screen.findByRole('heading', { name: 'Ana Anić' });
  answers['GET /api/people?search=anka'] = [200, []];
  await type('Traži', 'anka');
  await screen.findByText('Ništa ne odgovara pretrazi');
  answers[search] = [200, [found, { ...found, id: 13, name: 'Iva Anić' }]];
  await type('Traži', 'anić');
  expect(await screen.findByRole('heading', { name: 'Iva Anić' })).toBeVisible();
});

it('before a person is erased, the dialog lists what is deleted and what stays', async () => {
  await erasing();
  for (const effect of [
    'Umjesto imena svugdje stoji „Igrač (obrisan)”. Broj i mjesto u timu su slobodni.',
    'Brišu se 2 slike u čijem je opisu to ime.',
    'Ime nestaje iz 5 tekstova o utakmicama.',
    'Statistika 9 utakmica ostaje, bez imena.',
    /^Briše se i isti igrač u drugoj sezoni: Bura, Stara liga/,
  ])
    expect(screen.getByText(effect)).toBeVisible();
});

it('only the typed name erases', async () => {
  const server = await erasing();
  const button = screen.getByRole('button', { name: 'Obriši zauvijek' });
  const field = screen.getByLabelText('Za potvrdu upišite: Ana Anić');
  await userEvent.type(field, 'Ana Ani');
  expect(button).toBeDisabled();
  await userEvent.type(field, 'ć');
  await userEvent.click(button);
  expect(server.sent('POST')).toEqual([
    ['/api/people/player-12/erase', { name: 'Ana Anić', teamNames: false }],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('Osoba je obrisana')).toBeVisible();
});

it('a refusal is shown and the dialog stays', async () => {
  answers['POST /api/people/player-12/erase'] = [409, { message: 'Ne može.', error: 'x' }];
  await erasing();
  await userEvent.type(screen.getByLabelText('Za potvrdu upišite: Ana Anić'), 'Ana Anić');
  await press('Obriši zauvijek');
  expect(await screen.findByText('Ne može.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('a namesake in another company is erased too only where the administrator says so', async () => {
  const league = { id: 1, name: 'Poslovna liga', season: '2025/26' };
  const possiblePlayers = [{ id: 77, team: { id: 8, name: 'Val' }, league }];
  answers['GET /api/people/player-12'] = [200, { ...ana, possiblePlayers }];
  const server = await erasing();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Možda ista osoba: Val, Poslovna/ }));
  await userEvent.type(screen.getByLabelText('Za potvrdu upišite: Ana Anić'), 'Ana Anić');
  await press('Obriši zauvijek');
  expect(server.sent('POST')).toEqual([
    ['/api/people/player-12/erase', { name: 'Ana Anić', teamNames: false, alsoPlayers: [77] }],
  ]);
});

describe('when the data of a person is downloaded', () => {
  const league = { id: 1, name: 'Poslovna liga', season: '2025/26' };
  const namesake = { id: 77, team: { id: 8, name: 'Val' }, league };
  const dataOf = async (name: RegExp): Promise<FakeServer> => {
    const server = serve(answers);
    show(<PeopleSection />);
    await type('Traži', 'anić');
    await userEvent.click(await screen.findByRole('button', { name }));
    return server;
  };

  beforeEach(() => {
    answers['GET /api/people/player-12'] = [200, { ...ana, possiblePlayers: [namesake] }];
    answers['POST /api/people/player-12/export'] = [200, 'zip'];
    answers['POST /api/people/account-5/export'] = [200, 'zip'];
  });

  it.each([
    ['left out unless the administrator says so', [], []],
    ['in it where the administrator says so', ['tick'], [77]],
  ])('a namesake in another company is %s', async (_, ticks, alsoPlayers) => {
    const server = await dataOf(/^Podaci.*: Ana Anić, Igrač · Bura/);
    const box = await screen.findByRole('checkbox', { name: /^Možda ista osoba: Val, Poslovna/ });
    for (const _tick of ticks) await userEvent.click(box);
    await press('Preuzmi');
    expect(server.sent('POST')).toEqual([['/api/people/player-12/export', { alsoPlayers }]]);
    expect(await screen.findByText('Podaci su preuzeti')).toBeVisible();
  });

  it('an account, which is one person alone, is not asked about', async () => {
    answers[search] = [200, [{ ...found, kind: 'account', id: 5, role: 'company', team: null }]];
    const server = await dataOf(/^Podaci.*: Ana Anić, Račun/);
    expect(await screen.findByText('Podaci su preuzeti')).toBeVisible();
    expect(server.sent('POST')).toEqual([['/api/people/account-5/export', {}]]);
  });
});
