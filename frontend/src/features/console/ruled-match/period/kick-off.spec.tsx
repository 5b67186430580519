import { presetRules, whistles } from '@kolo/domain';
import { act, fireEvent, screen } from '@testing-library/react';
import { FakeMatchServer, kickOff } from '@/features/console/testing/fake-match-server';
import { button, openTable, press } from '@/features/console/testing/open-console';
import { i18n } from '@/shared/i18n/i18n';

const playing = () => new FakeMatchServer().started(presetRules.tournament);
const breakLine = () => screen.queryByText(/^Početni udarac: /);

beforeEach(async () => {
  localStorage.clear();
  await i18n.changeLanguage('hr');
  await i18n.ready('console');
  jest.useFakeTimers({ now: Date.parse(kickOff) + 10_000 });
});
afterEach(() => void jest.useRealTimers());

function openList(): void {
  press('Više');
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Popis' }), { button: 0 });
}

it('the team of the first half is said during it, and the break names the other one', () => {
  const server = playing();
  const { show } = openTable(server);
  openList();
  expect(screen.getByRole('group', { name: 'Tko izvodi početni udarac?' })).toBeVisible();
  press('Končar');
  expect(button('Končar')).toHaveAttribute('aria-pressed', 'true');
  press('Zatvori');
  expect(breakLine()).toBeNull();
  act(() => void server.happens({ type: 'ChangeState', wanted: whistles.halfTime }));
  show();
  expect(breakLine()).toHaveTextContent('Početni udarac: Span');
  press(/^Poništi/);
  press(/^Poništi: početni udarac, Končar/);
  expect(server.log.at(-1)).toMatchObject({ type: 'ActionVoided' });
});

it('nothing is said in the break where nobody said it', () => {
  const server = playing();
  server.happens({ type: 'ChangeState', wanted: whistles.halfTime });
  openTable(server);
  expect(button('Drugo poluvrijeme')).toBeVisible();
  expect(breakLine()).toBeNull();
});

it('extra time has a toss of its own, and its second half follows', () => {
  const server = playing();
  server.happens({ type: 'GiveKickOff', period: 1, team: 'home' });
  for (const wanted of [whistles.halfTime, whistles.secondHalf])
    server.happens({ type: 'ChangeState', wanted });
  const { show } = openTable(server);
  press('Završi utakmicu');
  const extra = { name: 'Tko izvodi početni udarac produžetka?' };
  expect(screen.getByRole('group', extra)).toBeVisible();
  expect(button('Končar')).toHaveAttribute('aria-pressed', 'false');
  press('Span');
  press('Produžetak 2 × 5 min');
  expect(server.log.slice(-2)).toMatchObject([
    { type: 'KickOffGiven', data: { period: 3, team: 'away' } },
    { type: 'PeriodStarted', data: { period: 3 } },
  ]);
  act(() => void server.happens({ type: 'ControlPeriod', period: 3, action: 'end' }));
  show();
  expect(breakLine()).toHaveTextContent('Početni udarac: Končar');
});
