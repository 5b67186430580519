import { openReadExamples } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, lost, ok, refusal, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { DevelopersPage } from './DevelopersPage';

const table = { league: { id: 4, name: 'Liga', season: '2026/27' }, rows: [{ teamId: 5 }] };
const ids = { leagueId: 4, teamId: 5, matchId: 7 };

function open(answers: Answers = {}) {
  const server = serve({
    'GET /api/league-table/live': ok(table),
    'GET /api/matches/upcoming': ok([{ id: 7 }]),
    ...answers,
  });
  show(<DevelopersPage />, '/developers');
  return server;
}

const commands = async (): Promise<string[]> =>
  (await screen.findAllByLabelText<HTMLTextAreaElement>(/^Naredba: /)).map(({ value }) => value);

it('has a command for everything that is open, about the shown league and its next match', async () => {
  open();
  expect(await commands()).toEqual(
    openReadExamples(ids).map(({ path }) => `curl -i 'http://localhost${path}'`),
  );
  expect(screen.getByLabelText('fetch')).toHaveValue(
    [
      "const response = await fetch('http://localhost/api/league-table/4/live/top');",
      'if (!response.ok) throw new Error((await response.json()).message);',
      'const answer = await response.json();',
      'console.log(answer);',
    ].join('\n'),
  );
  expect(screen.getByLabelText<HTMLTextAreaElement>('Tablica u okviru').value).toContain(
    '/embed/table/4?lang=hr',
  );
});

it('tries an example without the session, and shows the answer', async () => {
  const server = open();
  server.on('GET /api/live', [200, { ok: true }, '', { etag: '"v3"' }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Isprobaj: Sve što se igra' }));
  const answer = await screen.findByRole('region', { name: 'Odgovor: Sve što se igra' });
  expect(within(answer).getByText(/"ok": true/)).toBeVisible();
  expect(screen.getByText('ETag: "v3"')).toBeVisible();
  const tried = server.calls.filter(({ path }) => path === '/api/live').at(-1);
  expect(tried?.init.credentials).toBe('omit');
});

it('shows what was refused, and says when nothing came', async () => {
  const server = open({ 'GET /api/live': refusal('auth.required') });
  const press = await screen.findByRole('button', { name: 'Isprobaj: Sve što se igra' });
  await userEvent.click(press);
  expect(await screen.findByText('401')).toBeVisible();
  server.on('GET /api/live', lost);
  await userEvent.click(press);
  expect(await screen.findByText(/^Odgovor nije stigao/)).toBeVisible();
});

it('takes the last match of the first team when the season is over', async () => {
  open({
    'GET /api/matches/upcoming': ok([]),
    'GET /api/teams/5/details': ok({ last5Matches: [{ id: 9 }] }),
  });
  expect(await commands()).toContain("curl -i 'http://localhost/api/live/9'");
});

it('has what is there before the first league', async () => {
  open({
    'GET /api/league-table/live': ok({ league: null, rows: [] }),
    'GET /api/matches/upcoming': ok([]),
  });
  expect(await commands()).toHaveLength(3);
  expect(screen.queryByText('Gotovi okviri')).toBeNull();
});
