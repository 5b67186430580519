import type { BracketTie } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { i18n } from '@/shared/i18n/i18n';
import { serverClock } from '@/shared/live/server-clock';
import { ok, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import { FinalsToday } from './FinalsToday';
import { LeagueBracket } from './LeagueBracket';
import { bracket, leg, stage, teamSlot, tie } from './testing/bracket';

jest.mock('@/shared/live/live-socket', () => ({
  createLiveSocket: () => ({ connect() {}, disconnect() {}, unwatchBoard() {} }),
}));

/** Already the 25th in Zagreb. */
const today = '2026-05-24T22:30:00.000Z';

const on = (id: string, matchDate: string | null): BracketTie =>
  tie(id, { home: teamSlot(1, 'Bura'), away: teamSlot(2, 'Jugo'), legs: [leg({ matchDate })] });

function open(ties: BracketTie[], beside?: ReactElement): void {
  jest.spyOn(serverClock, 'now').mockReturnValue(Date.parse(today));
  serve({
    'GET /api/leagues/7/stages': ok([stage(), stage({ id: 2, kind: 'groups' })]),
    'GET /api/leagues/7/stages/2/tables': ok({ tables: [] }),
    'GET /api/leagues/7/stages/1/bracket': ok(bracket([{ name: 'SF', ties }])),
  });
  show(
    <>
      <FinalsToday leagueId={7} />
      {beside}
    </>,
  );
}

beforeAll(() => i18n.ready('bracket', 'hr'));

it('has the ties of this day in Zagreb, and leads to all of the finals', async () => {
  open([
    on('SF1', '2026-05-25T14:00:00.000Z'),
    on('SF2', '2026-05-24T14:00:00.000Z'),
    on('F', null),
  ]);
  const section = await screen.findByRole('region', { name: 'Danas je dan doigravanja' });
  expect(within(section).getAllByRole('listitem')).toHaveLength(1);
  expect(section).toHaveTextContent('PF1: Bura – Jugo.');
  expect(within(section).getByRole('link', { name: 'Cijelo doigravanje' })).toHaveAttribute(
    'href',
    '/league/7/bracket',
  );
});

it('is nothing on any other day', async () => {
  open([on('SF1', '2026-05-24T14:00:00.000Z')], <LeagueBracket leagueId={7} />);
  expect(await screen.findByText(/^PF1: Bura – Jugo\./)).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Danas je dan doigravanja' })).toBeNull();
});
