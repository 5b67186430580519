import fc from 'fast-check';
import { knockOutTies, type TieShape, type TieSource } from './knock-out.js';

const nameOf = (source: TieSource): string =>
  'entry' in source
    ? String(source.entry + 1)
    : 'winner' in source
      ? `W ${source.winner}`
      : `L ${source.loser}`;

const drawn = (entries: number, hasThirdPlace = false): string[] =>
  knockOutTies(entries, hasThirdPlace).map(
    ({ id, home, away }) => `${id}: ${nameOf(home)} – ${nameOf(away)}`,
  );

describe('the ties of a knock-out', () => {
  it('of eight pair 1–8 and 4–5 in one half, 2–7 and 3–6 in the other', () => {
    expect(drawn(8, true)).toEqual([
      'QF1: 1 – 8',
      'QF2: 4 – 5',
      'QF3: 2 – 7',
      'QF4: 3 – 6',
      'SF1: W QF1 – W QF2',
      'SF2: W QF3 – W QF4',
      'F: W SF1 – W SF2',
      'TP: L SF1 – L SF2',
    ]);
  });

  it.each<[number, string[]]>([
    [2, ['F: 1 – 2']],
    [3, ['SF1: 2 – 3', 'F: 1 – W SF1']],
    [4, ['SF1: 1 – 4', 'SF2: 2 – 3', 'F: W SF1 – W SF2']],
    [5, ['QF1: 4 – 5', 'SF1: 1 – W QF1', 'SF2: 2 – 3', 'F: W SF1 – W SF2']],
    [6, ['QF1: 4 – 5', 'QF2: 3 – 6', 'SF1: 1 – W QF1', 'SF2: 2 – W QF2', 'F: W SF1 – W SF2']],
    [
      7,
      [
        'QF1: 4 – 5',
        'QF2: 2 – 7',
        'QF3: 3 – 6',
        'SF1: 1 – W QF1',
        'SF2: W QF2 – W QF3',
        'F: W SF1 – W SF2',
      ],
    ],
  ])('of %i give the best a bye', (entries, ties) => {
    expect(drawn(entries)).toEqual(ties);
  });

  it('of sixteen begin with R16-1', () => {
    const ties = drawn(16);
    expect(ties).toHaveLength(15);
    expect(ties.slice(0, 2)).toEqual(['R16-1: 1 – 16', 'R16-2: 8 – 9']);
    expect(ties.at(-1)).toBe('F: W SF1 – W SF2');
  });

  const cup = fc.tuple(fc.integer({ min: 2, max: 32 }), fc.boolean());

  it('lead every winner but that of the final into exactly one slot, and every entry too', () => {
    fc.assert(
      fc.property(cup, ([entries, third]) => {
        const ties = knockOutTies(entries, third && entries > 3);
        const slots = ties.flatMap(({ home, away }) => [nameOf(home), nameOf(away)]);
        const feeding = ties.filter(({ id }) => id !== 'F' && id !== 'TP');
        const wanted = [
          ...Array.from({ length: entries }, (_, n) => String(n + 1)),
          ...feeding.map(({ id }) => `W ${id}`),
        ];
        expect(slots.filter((slot) => !slot.startsWith('L')).sort()).toEqual(wanted.sort());
      }),
    );
  });

  it('keep the best two apart until the final, whoever wins', () => {
    fc.assert(
      fc.property(cup, ([entries]) => {
        const ties = new Map(knockOutTies(entries, false).map((tie) => [tie.id, tie]));
        const seedsUnder = (source: TieSource): number[] => {
          if ('entry' in source) return [source.entry];
          const tie = ties.get('winner' in source ? source.winner : source.loser) as TieShape;
          return [...seedsUnder(tie.home), ...seedsUnder(tie.away)];
        };
        const final = ties.get('F') as TieShape;
        expect(seedsUnder(final.home)).toContain(0);
        expect(seedsUnder(final.away)).toContain(1);
      }),
    );
  });
});
