import { limits } from '@kolo/domain';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, page, refusal, serve } from '@/shared/testing/fake-server';
import { address, show } from '@/shared/testing/screen';
import { LeagueSwitch } from './LeagueSwitch';
import { useLeagueChoice } from './use-league-choice';

const league = (id: number) => ({ id, name: 'Liga', season: `${2000 + id}`, isActive: true });
const inOrder = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => league(from - n));
const { default: onPage } = limits.leaguePage;
/** One season more than the newest page has. */
const all = inOrder(onPage + 1, 1);
const newest = all.slice(0, onPage);

const answers = {
  'GET /api/leagues/names': page(newest, '/api/leagues/names?after=1_2'),
  'GET /api/leagues/names?limit=200': ok(all),
  'GET /api/league-table/live': ok({ league: league(onPage + 1) }),
  'GET /api/league-table/1/live/top': ok({ league: league(1) }),
  'GET /api/league-table/999/live/top': refusal('league.not-found'),
};
const seasons = () =>
  within(screen.getByLabelText('Liga'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

function Missing() {
  return <p>{useLeagueChoice().missing ? 'Nema je' : 'Ima je'}</p>;
}

it('reads the older seasons when somebody is about to choose', async () => {
  const server = serve(answers);
  show(<LeagueSwitch />, '/matches');
  await screen.findByLabelText('Liga');
  expect(seasons()).toHaveLength(onPage);
  expect(server.read).not.toContain('/api/leagues/names?limit=200');
  await userEvent.tab();
  await waitFor(() => expect(seasons()).toHaveLength(onPage + 1));
  await userEvent.selectOptions(screen.getByLabelText('Liga'), 'Liga · 2001');
  expect(address()).toBe('/matches?league=1');
  expect(screen.getByLabelText('Liga')).toHaveValue('1');
});

it('names an older season that a link leads to, without reading the others', async () => {
  const server = serve(answers);
  show(
    <>
      <LeagueSwitch />
      <Missing />
    </>,
    '/matches?league=1',
  );
  await waitFor(() => expect(screen.getByLabelText('Liga')).toHaveValue('1'));
  expect(seasons().at(-1)).toBe('Liga · 2001');
  expect(screen.getByText('Ima je')).toBeVisible();
  expect(server.read).not.toContain('/api/leagues/names?limit=200');
});

it('says of a league that is neither new nor old that there is none', async () => {
  serve(answers);
  show(<Missing />, '/matches?league=999');
  expect(await screen.findByText('Nema je')).toBeVisible();
});
