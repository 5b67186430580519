import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { i18n } from '@/shared/i18n/i18n';
import { SearchButton } from '@/shared/layout/SearchButton';
import { type Answers, ok, refusal, serve } from '@/shared/testing/fake-server';
import { address, show } from '@/shared/testing/screen';
import { foundExample } from './testing/found-example';

const nothing = { players: [], teams: [], matches: [] };

async function open(answer: Answers[string] = ok(foundExample)) {
  const server = serve({ 'GET /api/search': answer });
  show(<SearchButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Traži' }));
  return { server, field: await screen.findByRole('combobox') };
}

afterEach(() => act(() => i18n.changeLanguage('hr')));

it('finds players, teams and matches by what is typed', async () => {
  const { field } = await open();
  await userEvent.type(field, 'Bur');
  const group = async (name: string) => within(await screen.findByRole('group', { name }));
  expect((await group('Igrači')).getByRole('option')).toHaveTextContent(
    'I. BuratovićBura · 2025/26',
  );
  expect((await group('Timovi')).getByRole('option')).toHaveAttribute('href', '/team/1');
  expect((await group('Utakmice')).getByRole('option')).toHaveTextContent('Bura – Jugo');
  expect(screen.getByText('3:1')).toBeVisible();
});

it('is walked through with arrows, and Enter opens what is chosen', async () => {
  const { field } = await open();
  await userEvent.type(field, 'bur');
  const [player, , match] = await screen.findAllByRole('option');
  await userEvent.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', player?.id);
  expect(player).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveAttribute('aria-activedescendant', match?.id);
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/live/5');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Enter without a choice leads to the page with all results', async () => {
  const { field } = await open();
  await userEvent.type(field, 'bura jugo');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/search?q=bura%20jugo');
});

it('says that nothing was found, and asks for nothing while too little is typed', async () => {
  const { field, server } = await open(ok(nothing));
  await userEvent.type(field, 'x');
  expect(screen.getByText(/barem dva slova/)).toBeVisible();
  await userEvent.type(field, 'y');
  expect(await screen.findByText('Ništa nije pronađeno')).toBeVisible();
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/search?q=xy']);
});

it('says why it failed', async () => {
  const { field } = await open(refusal('auth.required'));
  await userEvent.type(field, 'bura');
  await waitFor(() => expect(screen.getByText(/prijav/i)).toBeVisible());
});

it.each([
  ['Control', { ctrlKey: true }],
  ['Cmd', { metaKey: true }],
])('is opened by %s+K, once', async (_, modifier) => {
  serve({ 'GET /api/search': ok(nothing) });
  show(<SearchButton />);
  fireEvent.keyDown(document, { key: 'k', ...modifier });
  expect(await screen.findByRole('combobox')).toBeVisible();
  fireEvent.keyDown(document, { key: 'k', ...modifier });
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

it('speaks English', async () => {
  await act(() => i18n.changeLanguage('en'));
  serve({ 'GET /api/search': ok(nothing) });
  show(<SearchButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByRole('combobox', { name: 'Player, team or match' })).toBeVisible();
});
