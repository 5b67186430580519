import type { MatchOfficialsView } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeMatchServer } from '@/features/console/testing/fake-match-server';
import { renderConsole } from '@/features/console/testing/render-console';
import { i18n } from '@/shared/i18n/i18n';
import { ok, serve } from '@/shared/testing/fake-server';
import { OfficialsButton } from './OfficialsButton';

const ivo = { officialId: 5, firstName: 'Ivo', lastName: 'Ivić' };
const before: MatchOfficialsView = {
  officials: [],
  choices: { home: [{ ...ivo, role: 'coach', town: null }], away: [], match: [] },
  accounts: [{ userId: 9, username: 'sudac' }],
};
const after: MatchOfficialsView = {
  ...before,
  officials: [{ ...ivo, side: 'home', role: 'coach' }],
};
const path = '/api/matches/7/officials';

beforeEach(async () => {
  await i18n.changeLanguage('hr');
  await i18n.ready('console');
});

const open = () => userEvent.click(screen.getByRole('button', { name: 'Službene osobe' }));
const choose = async (team: string, role: RegExp) => {
  const heading = await screen.findByRole('heading', { name: team });
  const section = within(heading.parentElement as HTMLElement);
  await userEvent.click(section.getByRole('button', { name: role }));
};

it('names somebody who was named before with one tap', async () => {
  const server = serve({ [`GET ${path}`]: ok(before), [`PUT ${path}`]: ok(after) });
  renderConsole(new FakeMatchServer(), <OfficialsButton />);
  await open();
  await choose('Končar', /^Trener/);
  await userEvent.click(screen.getByRole('button', { name: 'Ivo Ivić' }));
  expect(await screen.findByRole('button', { name: 'Trener Ivo Ivić' })).toBeInTheDocument();
  expect(server.calls.find(({ method }) => method === 'PUT')).toMatchObject({
    body: { side: 'home', role: 'coach', officialId: 5 },
  });
});

it('adds to a referee the town that the report names, changes it and takes it away', async () => {
  const mira = { officialId: 6, firstName: 'Mira', lastName: 'Mirić' };
  const viewed = (town: string | null): MatchOfficialsView => ({
    officials: [{ ...mira, side: 'match', role: 'delegate' }],
    choices: { home: [], away: [], match: [{ ...mira, role: 'delegate', town }] },
    accounts: [],
  });
  const server = serve({ [`GET ${path}`]: ok(viewed(null)) });
  renderConsole(new FakeMatchServer(), <OfficialsButton />);
  await open();
  const saved = { side: 'match', role: 'delegate', firstName: 'Mira', lastName: 'Mirić' };
  for (const [typed, town] of [
    ['Sisak', 'Sisak'],
    ['Petrinja', 'Petrinja'],
    ['', null],
  ] as const) {
    server.on(`PUT ${path}`, ok(viewed(town)));
    await choose('Suci i zapisnički stol', /^Delegat/);
    const field = screen.getByLabelText('Mjesto, za zapisnik');
    await userEvent.clear(field);
    if (typed !== '') await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
    await screen.findByRole('heading', { name: 'Suci i zapisnički stol' });
    expect(server.calls.at(-1)).toMatchObject({ method: 'PUT', body: { ...saved, town } });
  }
  await choose('Suci i zapisnički stol', /^Delegat/);
  await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
  await screen.findByRole('heading', { name: 'Suci i zapisnički stol' });
  expect(server.calls.at(-1)).toMatchObject({ body: saved });
  expect(server.calls.at(-1)?.body).not.toHaveProperty('town');
});

it('takes neither name nor town of one referee for another', async () => {
  const mira = { officialId: 6, firstName: 'Mira', lastName: 'Mirić' };
  const viewed: MatchOfficialsView = {
    officials: [{ ...mira, side: 'match', role: 'first' }],
    choices: { home: [], away: [], match: [{ ...mira, role: 'first', town: 'Sisak' }] },
    accounts: [{ userId: 9, username: 'sudac' }],
  };
  const server = serve({ [`GET ${path}`]: ok(viewed), [`PUT ${path}`]: ok(viewed) });
  renderConsole(new FakeMatchServer(), <OfficialsButton />);
  await open();
  await choose('Suci i zapisnički stol', /^Prvi sudac/);
  expect(screen.getByLabelText('Mjesto, za zapisnik')).toHaveValue('Sisak');
  await userEvent.click(screen.getByRole('button', { name: 'sudac' }));
  for (const field of ['Ime', 'Prezime', 'Mjesto, za zapisnik'])
    expect(screen.getByLabelText(field)).toHaveValue('');
  await userEvent.type(screen.getByLabelText('Ime'), 'Ivo');
  await userEvent.type(screen.getByLabelText('Prezime'), 'Ivić');
  await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
  await screen.findByRole('heading', { name: 'Suci i zapisnički stol' });
  const named = { side: 'match', role: 'first', firstName: 'Ivo', lastName: 'Ivić', userId: 9 };
  expect(server.calls.at(-1)?.body).toEqual(named);
});

it('asks nobody on a bench for a town', async () => {
  serve({ [`GET ${path}`]: ok(before) });
  renderConsole(new FakeMatchServer(), <OfficialsButton />);
  await open();
  await choose('Končar', /^Trener/);
  expect(screen.queryByLabelText('Mjesto, za zapisnik')).toBeNull();
});

it('gives an assigned referee a name', async () => {
  const server = serve({ [`GET ${path}`]: ok(before), [`PUT ${path}`]: ok(before) });
  renderConsole(new FakeMatchServer(), <OfficialsButton />);
  await open();
  await choose('Suci i zapisnički stol', /^Prvi sudac/);
  await userEvent.click(screen.getByRole('button', { name: 'sudac' }));
  await userEvent.type(screen.getByLabelText('Ime'), 'Ana');
  await userEvent.type(screen.getByLabelText('Prezime'), 'Anić');
  await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
  await screen.findByRole('heading', { name: 'Suci i zapisnički stol' });
  expect(server.calls.find(({ method }) => method === 'PUT')).toMatchObject({
    body: { side: 'match', role: 'first', firstName: 'Ana', lastName: 'Anić', userId: 9 },
  });
});
