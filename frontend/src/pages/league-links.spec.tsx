import type { LeagueAward } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import { LeagueAwards } from '@/features/awards/LeagueAwards';
import { LeagueBracket } from '@/features/bracket/LeagueBracket';
import { bracket, stage } from '@/features/bracket/testing/bracket';
import { i18n } from '@/shared/i18n/i18n';
import { LeagueTools } from '@/shared/league/LeagueTools';
import { type Answers, ok, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';

const award: LeagueAward = { kind: 'champion', team: { id: 1, name: 'Bura' }, derived: true };
const stagesPath = 'GET /api/leagues/7/stages';
const awardsPath = 'GET /api/leagues/7/awards';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

/** Beside what the links lead to, which is shown from the same answers. */
function open(answers: Answers): void {
  const league = { id: 7, name: 'Poslovna liga', season: '2025/26', isActive: true };
  serve({
    'GET /api/leagues/names': ok([league]),
    'GET /api/league-table/7/live/top': ok({ league, rows: [] }),
    ...answers,
  });
  show(
    <>
      <nav>
        <LeagueTools suspensions awards />
      </nav>
      <LeagueBracket leagueId={7} />
      <LeagueAwards leagueId={7} />
    </>,
    '/league-table?league=7',
  );
}

beforeAll(() =>
  Promise.all([
    i18n.ready('awards', 'hr'),
    i18n.ready('bracket', 'hr'),
    i18n.ready('leagueTable', 'hr'),
  ]),
);

it('leads to the finals and the awards of a league that has them', async () => {
  open({
    [stagesPath]: ok([stage()]),
    'GET /api/leagues/7/stages/1/bracket': ok(bracket([])),
    [awardsPath]: ok([award]),
  });
  expect(await screen.findByRole('link', { name: 'Doigravanje' })).toHaveAttribute(
    'href',
    '/league/7/bracket',
  );
  expect(await screen.findByRole('link', { name: 'Nagrade' })).toHaveAttribute(
    'href',
    '/league/7/awards',
  );
  expect(screen.getByRole('link', { name: 'Arhiva sezone' })).toHaveAttribute(
    'href',
    '/league/7/archive',
  );
});

it('has neither where the league has none', async () => {
  open({ [stagesPath]: ok([]), [awardsPath]: ok([]) });
  await screen.findByText('Doigravanje još nije određeno');
  await screen.findByText('Nagrade još nisu poznate');
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  const targets = links.map((link) => link.getAttribute('href'));
  expect(targets.filter((target) => target?.startsWith('/league/'))).toEqual([
    '/league/7/suspensions',
  ]);
});
