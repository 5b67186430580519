import type { TeamFairness } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import { openPlan, servePlan } from '@/features/season-plan/testing/plan';
import { ok } from '@/shared/testing/fake-server';
import { kickOffsOf, restCounts } from './fairness-facts';

const read = 'GET /api/leagues/7/schedule/fairness';
const teams: TeamFairness[] = [
  {
    team: { id: 1, name: 'Bura' },
    home: 2,
    away: 1,
    kickOffs: { '16:48': 1, '16:00': 2 },
    venues: { Sutinska: 3 },
    restDays: [7, 14],
  },
  {
    team: { id: 2, name: 'Jugo' },
    home: 0,
    away: 1,
    kickOffs: { '18:24': 1 },
    venues: { Sutinska: 1 },
    restDays: [],
  },
];

it('kick-offs of all teams are in order, equal rests count together', () => {
  expect(kickOffsOf(teams)).toEqual(['16:00', '16:48', '18:24']);
  expect(restCounts([14, 7, 7])).toEqual([
    [7, 2],
    [14, 1],
  ]);
});

it('fairness is drawn for each team to one scale, and a table says the same in numbers', async () => {
  servePlan({ [read]: ok(teams) });
  openPlan();
  const table = await screen.findByRole('table', { name: 'Ravnomjernost u brojkama' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['Tim16:0016:4818:24DomaGostiOdmor (dana)', 'Bura210217 – 14', 'Jugo00101–']);
  const panels = screen.getAllByRole('figure');
  expect(panels).toHaveLength(3);
  const heights = (panel: HTMLElement | undefined) =>
    [...(panel?.querySelectorAll('rect') ?? [])].map((bar) => Number(bar.getAttribute('height')));
  expect(heights(panels[0])).toEqual([20, 10, 1, 1, 1, 10]);
  expect(panels[2]?.querySelectorAll('circle')).toHaveLength(2);
});

it('without matches it says when there will be something to see', async () => {
  servePlan({ [read]: ok([{ ...teams[0], home: 0, away: 0, kickOffs: {}, restDays: [] }]) });
  openPlan();
  expect(await screen.findByText('Još nema što usporediti')).toBeVisible();
});
