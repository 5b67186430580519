import { screen, within } from '@testing-library/react';
import { match, openPlan, servePlan } from '@/features/season-plan/testing/plan';
import { ok } from '@/shared/testing/fake-server';
import { fairnessOf, kickOffsOf, restCounts } from './fairness-facts';

const teams = [
  { id: 1, name: 'Bura' },
  { id: 2, name: 'Jugo' },
];
const away = { homeTeamId: 2, awayTeamId: 1 };
const matches = [
  // 16:48 on the day after the clock changed: days are those of Zagreb.
  match(2, { ...away, matchDate: '2026-11-01T15:48:00.000Z' }),
  match(1, { matchDate: '2026-10-24T14:00:00.000Z' }),
  match(3, { awayTeamId: 9, matchDate: '2026-11-15T15:00:00.000Z' }),
  match(4, { status: 'cancelled' }),
];

it('what a schedule gives a team follows from its matches, in order and without cancelled ones', () => {
  expect(fairnessOf(teams, matches)).toEqual([
    {
      team: { id: 1, name: 'Bura' },
      home: 2,
      away: 1,
      kickOffs: { '16:00': 2, '16:48': 1 },
      venues: { Sutinska: 3 },
      restDays: [8, 14],
    },
    {
      team: { id: 2, name: 'Jugo' },
      home: 1,
      away: 1,
      kickOffs: { '16:00': 1, '16:48': 1 },
      venues: { Sutinska: 2 },
      restDays: [8],
    },
  ]);
});

it('kick-offs of all teams are in order, equal rests count together', () => {
  expect(kickOffsOf(fairnessOf(teams, matches))).toEqual(['16:00', '16:48']);
  expect(restCounts([14, 7, 7])).toEqual([
    [7, 2],
    [14, 1],
  ]);
});

it('fairness is drawn for each team to one scale, and a table says the same in numbers', async () => {
  servePlan({ 'GET /api/matches/league/7': ok(matches) });
  openPlan();
  const table = await screen.findByRole('table', { name: 'Ravnomjernost u brojkama' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tim16:0016:48DomaGostiOdmor (dana)', 'Bura21218 – 14', 'Jugo11118 – 8']);
  const panels = screen.getAllByRole('figure');
  expect(panels).toHaveLength(3);
  const heights = (panel: HTMLElement | undefined) =>
    [...(panel?.querySelectorAll('rect') ?? [])].map((bar) => Number(bar.getAttribute('height')));
  expect(heights(panels[0])).toEqual([20, 10, 10, 10]);
  expect(panels[2]?.querySelectorAll('circle')).toHaveLength(3);
});

it('without matches it says when there will be something to see', async () => {
  servePlan({ 'GET /api/matches/league/7': ok([]) });
  openPlan();
  expect(await screen.findByText('Još nema što usporediti')).toBeVisible();
});
