import fc from 'fast-check';
import type { TeamPayment } from './fine-payments.js';
import { finesOfTeams } from './league-fines.js';

const teams = [
  { id: 1, name: 'Šibenik' },
  { id: 2, name: 'Adria' },
];
const payment = (id: number, changes: Partial<TeamPayment> = {}): TeamPayment => ({
  id,
  teamId: 1,
  teamName: 'Šibenik',
  cents: 500,
  paidOn: '2026-03-15',
  note: null,
  recordedAt: '2026-03-15T16:00:00.000Z',
  recordedBy: 'admin',
  ...changes,
});
const ledger = (payments: readonly TeamPayment[]) =>
  finesOfTeams({ teams, charges: new Map(), payments }, () => '');

it('leaves out teams without fines and payments', () => {
  expect(ledger([])).toEqual([]);
});

it('lists a team that has left the league by its payments', () => {
  const gone = payment(1, { teamId: 9, teamName: 'Bura' });
  expect(ledger([payment(2), gone]).map(({ teamName }) => teamName)).toEqual(['Bura', 'Šibenik']);
});

it('gives each team its own payments, in their order', () => {
  const payments = [payment(3), payment(1, { teamId: 2 }), payment(2, { cents: 20 })];
  expect(ledger(payments).map((team) => [team.teamId, team.payments.map(({ id }) => id)])).toEqual([
    [2, [1]],
    [1, [3, 2]],
  ]);
  const [{ teamId: _, teamName: __, ...shown }] = [payment(3)] as const;
  expect(ledger(payments)[1]?.payments[0]).toEqual(shown);
});

it('owes a team what it paid too much', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(amounts, (paid) => {
      const [team] = ledger(paid.map((cents, id) => payment(id, { cents })));
      const sum = paid.reduce((total, cents) => total + cents, 0);
      expect(team).toMatchObject({ chargedCents: 0, paidCents: sum, outstandingCents: -sum });
    }),
    { numRuns: 50 },
  );
});
