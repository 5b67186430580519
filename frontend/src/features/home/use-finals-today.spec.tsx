import { addDays, zagrebToUtc, zagrebWallTime } from '@kolo/domain';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ok, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { useFinalsToday } from './use-finals-today';

function Finals(): ReactElement {
  return <output aria-label="finals">{String(useFinalsToday())}</output>;
}

const today = zagrebWallTime(Date.now()).day;
const noonOf = (day: string): string => zagrebToUtc(day, '12:00');

function open(at: string): void {
  serve({
    'GET /api/leagues/facts': ok({ season: { league: { id: 7 } } }),
    'GET /api/leagues/7/stages': ok([{ id: 1, kickOffs: [{ tie: 'F', leg: 1, at }] }]),
  });
  show(<Finals />);
}

it('names the league on the day of a reserved kick-off', async () => {
  open(noonOf(today));
  expect(await screen.findByText('7')).toBeVisible();
});

it('names none on any other day', async () => {
  open(noonOf(addDays(today, 2)));
  expect(await screen.findByText('null')).toBeVisible();
  expect(screen.queryByText('7')).toBeNull();
});
