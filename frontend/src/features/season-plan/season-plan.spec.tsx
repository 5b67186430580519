import { screen } from '@testing-library/react';
import { openPlan, servePlan } from '@/features/season-plan/testing/plan';
import { ok } from '@/shared/testing/fake-server';

it('a league without matches is led to its first ones, before anything can be arranged', async () => {
  servePlan({ 'GET /api/matches/league/7': ok([]) });
  openPlan();
  expect(await screen.findByRole('button', { name: 'Generiraj' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Složi raspored' })).toBeNull();
});
