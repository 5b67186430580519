import type { LeagueAward } from '@kolo/domain';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { AwardChoices } from '@/features/awards/office/AwardChoices';
import { i18n } from '@/shared/i18n/i18n';
import { type Answers, type FakeServer, ok, refusal, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { AwardsPage } from './AwardsPage';

const bura = { id: 1, name: 'Bura' };
const horvat = { id: 7, firstName: 'Ivan', lastName: 'Horvat', jerseyNumber: 9, teamId: 1 };
const awards: LeagueAward[] = [
  { kind: 'champion', team: bura, derived: true },
  { kind: 'top-scorer', player: horvat, team: bura, derived: true, value: 12 },
  { kind: 'fair-play', team: { id: 2, name: 'Jugo' }, derived: true, value: 3 },
  { kind: 'best-referee', user: { id: 5, name: 'Marko Sučić' }, derived: false },
];
const path = 'GET /api/leagues/7/awards';
const league = { id: 7, name: 'Poslovna liga', season: '2025/26' };

function open(answer: Answers[string]): FakeServer {
  const server = serve({
    [path]: answer,
    'GET /api/league-table/7/live/top': ok({ league, rows: [] }),
  });
  show(
    <Routes>
      <Route path="/league/:id/awards" element={<AwardsPage />} />
    </Routes>,
    '/league/7/awards',
  );
  return server;
}

afterEach(() => act(() => i18n.changeLanguage('hr')));

it('has the podium first, then everybody else, each with what it is for', async () => {
  open(ok(awards));
  const podium = within(await screen.findByRole('region', { name: 'Postolje' }));
  expect(podium.getByRole('heading', { name: 'Prvak' })).toBeVisible();
  expect(podium.getByRole('link', { name: 'Bura' })).toHaveAttribute('href', '/team/1');
  const others = within(screen.getByRole('region', { name: 'Ostale nagrade' }));
  expect(others.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    // The letter of the crest comes first.
    'BNajbolji strijelacIvan HorvatBura12 golova',
    'JFair playJugo3 boda za kartone',
    'Najbolji sudacMarko Sučić',
  ]);
});

it('says that nothing is known before the season is over', async () => {
  open(ok([]));
  expect(await screen.findByText('Nagrade još nisu poznate')).toBeVisible();
});

it('offers a retry where they could not be read', async () => {
  const server = open(refusal('league.not-found'));
  expect(await screen.findByText('Nagrade nije moguće učitati')).toBeVisible();
  server.on(path, ok(awards));
  await userEvent.click(screen.getByRole('button', { name: 'Pokušaj ponovo' }));
  expect(await screen.findByRole('region', { name: 'Postolje' })).toBeVisible();
});

it('speaks English', async () => {
  await act(() => i18n.changeLanguage('en'));
  open(ok(awards));
  expect(await screen.findByRole('heading', { name: 'Top scorer' })).toBeVisible();
  expect(screen.getByText('12 goals')).toBeVisible();
});

describe('an administrator', () => {
  const put = (kind: string) => `PUT /api/leagues/7/awards/${kind}` as const;

  function choices(): FakeServer {
    const server = serve({
      [path]: ok(awards),
      'GET /api/teams/league/7': ok([bura]),
      'GET /api/players/team/1': ok([horvat]),
      'GET /api/users/referees': ok([{ id: 5, username: 'sudac.marko' }]),
    });
    for (const kind of ['mvp', 'champion', 'best-referee']) server.on(put(kind), ok(awards));
    show(<AwardChoices leagueId={7} />);
    return server;
  }
  const choose = async (award: string): Promise<void> =>
    userEvent.click(await screen.findByRole('button', { name: `Odaberi: ${award}` }));
  const pick = async (label: string, option: string): Promise<void> =>
    userEvent.selectOptions(
      await screen.findByLabelText(label),
      await screen.findByText(option, { selector: 'option' }),
    );
  const save = async (): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'Spremi' }));
    await screen.findByText('Nagrada je upisana');
  };

  it('sees which awards follow from the matches, and which nobody has', async () => {
    choices();
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows[0]).toBe('PrvakBuraIz utakmicaOdaberi');
    expect(rows[4]).toBe('Igrač sezoneNije odabranoOdaberi');
    expect(rows[7]).toBe('Najbolji sudacMarko SučićOdabranoOdaberi');
  });

  it('chooses a player by the team', async () => {
    const server = choices();
    await choose('Igrač sezone');
    await pick('Tim', 'Bura');
    await pick('Igrač', 'Ivan Horvat');
    await save();
    expect(server.sent('PUT')).toEqual([['/api/leagues/7/awards/mvp', { playerId: 7 }]]);
  });

  it('chooses a team and a referee, and undoes a choice', async () => {
    const server = choices();
    await choose('Najbolji sudac');
    await pick('Sudac', 'sudac.marko');
    await save();
    await choose('Prvak');
    await save();
    expect(server.sent('PUT')).toEqual([
      ['/api/leagues/7/awards/best-referee', { userId: 5 }],
      ['/api/leagues/7/awards/champion', {}],
    ]);
  });
});
