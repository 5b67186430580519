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
  choices: { home: [{ ...ivo, role: 'coach' }], away: [], match: [] },
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
