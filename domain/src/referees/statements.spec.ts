import fc from 'fast-check';
import { type EarnedLine, isMonth, openMonthFor, statementsOf, totalOf } from './statements.js';

const months = ['2025-11', '2025-12', '2026-01', '2026-02'] as const;
const line = (change: Partial<EarnedLine> = {}): EarnedLine => ({
  matchId: 31,
  match: 'Adria – Bura',
  date: '2025-12-14',
  role: 'first',
  feeCents: 3000,
  km: 0,
  kmCents: 0,
  note: null,
  month: '2025-12',
  closedIn: null,
  ...change,
});
const closedAt = '2026-01-02T10:00:00.000Z';

describe('a statement', () => {
  it('has the lines of its month and their sum', () => {
    const lines = [line(), line({ feeCents: 1500, km: 20, kmCents: 1000 })];
    expect(statementsOf(lines, [])).toMatchObject([
      { month: '2025-12', totalCents: 5500, closedAt: null, lines: [{}, { km: 20 }] },
    ]);
  });

  it('that is closed keeps what it has, and what comes later goes into the next open one', () => {
    const lines = [
      line({ closedIn: '2025-12' }),
      line({ feeCents: -500, matchId: null, role: null, note: 'Ispravak' }),
    ];
    const closed = ['2025-12', '2026-01'].map((month) => ({ month, closedAt }));
    expect(statementsOf(lines, closed)).toMatchObject([
      { month: '2026-02', totalCents: -500, closedAt: null },
      { month: '2026-01', totalCents: 0, lines: [], closedAt },
      { month: '2025-12', totalCents: 3000, closedAt },
    ]);
  });

  it('of December is followed by that of January', () => {
    expect(openMonthFor('2025-12', new Set(['2025-12']))).toBe('2026-01');
    expect(openMonthFor('2025-12', new Set())).toBe('2025-12');
  });
});

it.each([
  ['2026-01', true],
  ['2026-12', true],
  ['2026-13', false],
  ['2026-1', false],
  ['2026-01-01', false],
])('%s is a month: %s', (text, expected) => expect(isMonth(text)).toBe(expected));

it('whatever is earned, corrected and closed: the statements have every line once, in whole cents', () => {
  const cents = fc.integer({ min: -100_000, max: 1_000_000 });
  const earned = fc.record({
    month: fc.constantFrom(...months),
    feeCents: cents,
    kmCents: fc.nat(50_000),
  });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(earned, fc.boolean()), { maxLength: 30 }),
      fc.subarray([...months]),
      (drawn, closed) => {
        const lines = drawn.map(([fields, wasThere]) =>
          line({
            ...fields,
            closedIn: wasThere && closed.includes(fields.month) ? fields.month : null,
          }),
        );
        const statements = statementsOf(
          lines,
          closed.map((month) => ({ month, closedAt })),
        );
        const all = statements.flatMap((one) => one.lines);
        expect(all).toHaveLength(lines.length);
        const sum = statements.reduce((total, { totalCents }) => total + totalCents, 0);
        expect(sum).toBe(totalOf(lines));
        for (const { lines: own, totalCents } of statements) expect(totalCents).toBe(totalOf(own));
        expect(Number.isSafeInteger(sum)).toBe(true);
        // A closed month has exactly the lines that it was closed with.
        for (const month of closed)
          expect(statements.find((one) => one.month === month)?.lines).toHaveLength(
            lines.filter(({ closedIn }) => closedIn === month).length,
          );
      },
    ),
  );
});
