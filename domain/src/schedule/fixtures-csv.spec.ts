import fc from 'fast-check';
import {
  type CsvFixture,
  type CsvLeague,
  csvCells,
  csvHeaders,
  planImport,
} from './fixtures-csv.js';

const fixture: CsvFixture = {
  matchId: 31,
  round: 1,
  matchDate: '2026-12-06T15:00:00.000Z',
  venue: 'Sutinska',
  homeTeamId: 1,
  awayTeamId: 2,
  isOpen: true,
};

const league: CsvLeague = {
  fixtures: [fixture],
  teams: [
    { id: 1, name: 'Bura', hasLeft: false },
    { id: 2, name: 'Čakovec', hasLeft: false },
    { id: 3, name: 'Otišli', hasLeft: true },
    { id: 4, name: 'Dvojnik', hasLeft: false },
    { id: 5, name: 'dvojnik', hasLeft: false },
  ],
};

const right = ['1', '2026-12-06', '16:00', 'Sutinska', 'Bura', 'Čakovec', '31'];

const plan = (rows: readonly (readonly string[])[], of = league) =>
  planImport(
    [csvHeaders.hr, ...rows].map((cells, index) => ({ row: index + 1, cells })),
    of,
  );

const changed = (changes: Record<number, string>): string[] =>
  right.map((cell, index) => changes[index] ?? cell);

describe('a line of fixtures', () => {
  it.each<[string, Record<number, string>]>([
    ['is the match as it is', {}],
    ['spells hall and teams otherwise', { 3: ' SUTINSKA ', 4: 'bura', 5: 'Cakovec' }],
    ['has the day as spreadsheets write it', { 1: '6.12.2026.' }],
    ['has the day with blanks', { 1: '06. 12. 2026' }],
    ['names the match by its round and teams', { 6: '' }],
  ])('that %s does nothing', (_, changes) => {
    expect(plan([changed(changes)])).toMatchObject({
      rows: [{ row: 2, does: 'nothing', matchId: 31 }],
      errors: [],
    });
  });

  it.each<[string, Record<number, string>, Partial<CsvFixture>]>([
    ['another time', { 2: '9:05' }, { matchDate: '2026-12-06T08:05:00.000Z' }],
    ['a day of summer time', { 1: '2026-10-24' }, { matchDate: '2026-10-24T14:00:00.000Z' }],
    [
      'the day on which the clocks go back',
      { 1: '2026-10-25' },
      { matchDate: '2026-10-25T15:00:00.000Z' },
    ],
    [
      'the day on which they go forward',
      { 1: '2026-03-29' },
      { matchDate: '2026-03-29T14:00:00.000Z' },
    ],
    ['a leap day', { 1: '2028-02-29' }, { matchDate: '2028-02-29T15:00:00.000Z' }],
    ['another hall', { 3: 'Zvijezda' }, { venue: 'Zvijezda' }],
    ['no hall', { 3: '' }, { venue: null }],
    ['another round', { 0: '2' }, { round: 2 }],
    ['a round as it is counted', { 0: '2.' }, { round: 2 }],
    ['a time as it is told', { 2: 'u 17 sati' }, { matchDate: '2026-12-06T16:00:00.000Z' }],
  ])('with %s moves the match', (_, changes, moved) => {
    expect(plan([changed(changes)])).toMatchObject({
      rows: [{ does: 'move', matchId: 31, ...moved }],
      errors: [],
    });
  });

  it('without a match creates one', () => {
    const row = ['2', '2026-12-13', '16:00', '', 'Čakovec', 'Bura', ''];
    expect(plan([right, row]).rows[1]).toEqual({
      row: 3,
      does: 'create',
      matchId: null,
      before: null,
      round: 2,
      matchDate: '2026-12-13T15:00:00.000Z',
      venue: null,
      homeTeamId: 2,
      awayTeamId: 1,
    });
  });

  it.each<[string, Record<number, string>, string, string]>([
    ['half a round', { 0: '1.5' }, 'kolo', 'round'],
    ['a round too many', { 0: '201' }, 'kolo', 'round'],
    ['a day that there is not', { 1: '2026-02-30' }, 'datum', 'date'],
    ['a moment for a day', { 1: '2026-12-06T16:00:00Z' }, 'datum', 'date'],
    ['an hour that there is not', { 2: '24:00' }, 'vrijeme', 'time'],
    ['a hall without end', { 3: 'x'.repeat(201) }, 'dvorana', 'venue'],
    ['a team that nobody knows', { 4: 'Burra' }, 'domacin', 'team'],
    ['a team that two are called', { 5: 'Dvojnik' }, 'gost', 'team'],
    ['one team against itself', { 5: 'Bura' }, 'gost', 'same-team'],
    ['an id that there is not', { 6: '32' }, 'id', 'id'],
    ['an id that is none', { 6: '31x' }, 'id', 'id'],
    ['other teams than the match has', { 4: 'Čakovec', 5: 'Bura' }, 'domacin', 'other-team'],
    ['a team that left', { 5: 'Otišli', 6: '' }, 'gost', 'left'],
  ])('with %s cannot be read', (_, changes, field, code) => {
    expect(plan([changed(changes)])).toMatchObject({ rows: [], errors: [{ row: 2, field, code }] });
  });

  it('of a match that has begun may stay, and not move', () => {
    const begun = { ...league, fixtures: [{ ...fixture, isOpen: false }] };
    expect(plan([right], begun).rows).toMatchObject([{ does: 'nothing' }]);
    expect(plan([changed({ 2: '17:00' })], begun).errors).toMatchObject([{ code: 'begun' }]);
  });

  it('is there once', () => {
    expect(plan([right, changed({ 6: '' })]).errors).toMatchObject([{ row: 3, code: 'twice' }]);
    const created = ['2', '2026-12-13', '16:00', '', 'Čakovec', 'Bura', ''];
    expect(plan([created, created]).errors).toMatchObject([{ row: 3, code: 'twice' }]);
  });
});

describe('a file of fixtures', () => {
  it.each(Object.values(csvHeaders))('begins with %s', (...names) => {
    const records = [
      { row: 1, cells: names },
      { row: 2, cells: right },
    ];
    expect(planImport(records, league).errors).toEqual([]);
  });

  it('may have an accent in its header', () => {
    const cells = csvHeaders.hr.map((name) => name.replace('domacin', 'Domaćin'));
    expect(planImport([{ row: 1, cells }], league)).toEqual({ rows: [], errors: [] });
  });

  it('may have its columns in another order, without those that can be missing', () => {
    const cells = ['Domaćin', 'Gost', 'Datum i vrijeme'];
    const of = (at: string) =>
      planImport(
        [
          { row: 1, cells },
          { row: 2, cells: ['Bura', 'Čakovec', at] },
        ],
        league,
      );
    expect(of('06.12.2026. 16:00').rows).toMatchObject([{ does: 'nothing', venue: 'Sutinska' }]);
    expect(of('nedjelja, 6. 12. 2026. u 17.30 h').rows).toMatchObject([
      { does: 'move', matchDate: '2026-12-06T16:30:00.000Z', venue: 'Sutinska', round: 1 },
    ]);
    expect(of('6. 12. 2026., 17 h').rows).toMatchObject([
      { does: 'move', matchDate: '2026-12-06T16:00:00.000Z' },
    ]);
    expect(of('6.12.2026.').errors).toMatchObject([{ field: 'Datum i vrijeme', code: 'time' }]);
    expect(of('31.4.2027. 16:00').errors).toMatchObject([{ code: 'date' }]);
    expect(of('31.4.').errors).toMatchObject([{ code: 'date', value: '31.4.' }]);
  });

  it('may end its lines with empty cells, as spreadsheets paste them', () => {
    const plan = (last: string) =>
      planImport(
        [
          { row: 1, cells: [...csvHeaders.hr, ''] },
          { row: 2, cells: [...right, last] },
        ],
        league,
      );
    expect(plan(' ').errors).toEqual([]);
    expect(plan('x').errors).toMatchObject([{ row: 2, code: 'columns' }]);
  });

  it('without a round does not say which of two matches of a pair it means', () => {
    const second = { ...fixture, matchId: 32, round: 4 };
    const records = [
      { row: 1, cells: ['datum', 'vrijeme', 'domacin', 'gost'] },
      { row: 2, cells: ['2026-12-06', '16:00', 'Bura', 'Čakovec'] },
    ];
    expect(planImport(records, { ...league, fixtures: [fixture, second] }).errors).toMatchObject([
      { field: 'domacin', code: 'id' },
    ]);
  });

  it.each([
    [[]],
    [['id']],
    [[...csvHeaders.hr, 'more']],
    [['kolo', 'date', 'time', 'venue', 'home', 'away', 'id']],
  ])('is refused that begins with %j', (cells) => {
    expect(planImport([{ row: 1, cells }], league).errors).toMatchObject([{ code: 'header' }]);
  });

  it('is refused with a line of other columns, or too many lines', () => {
    expect(plan([right.slice(1)]).errors).toMatchObject([{ row: 2, code: 'columns' }]);
    const many = Array.from({ length: 2001 }, () => right);
    expect(plan(many).errors).toMatchObject([{ code: 'too-many' }]);
  });

  it('that was written changes nothing when it is read, whatever halls and teams are called', () => {
    const name = fc.oneof(
      fc.constantFrom('=1+1', "'=1", "''+2", '-Sjever', '@home', "O'Hara", 'a;b', '"', ' '),
      fc.string({ unit: 'grapheme', maxLength: 20 }),
    );
    const instant = fc.integer({
      min: Date.parse('2020-01-01T00:00:00Z'),
      max: Date.parse('2040-01-01T00:00:00Z'),
    });
    fc.assert(
      fc.property(name, name, instant, fc.option(fc.nat(200)), (team, venue, at, round) => {
        const odd: CsvLeague = {
          fixtures: [{ ...fixture, venue, round, matchDate: new Date(at).toISOString() }],
          teams: [
            { id: 1, name: `${team} 1`, hasLeft: false },
            { id: 2, name: 'Čakovec', hasLeft: false },
          ],
        };
        const [only] = odd.fixtures;
        if (only === undefined) throw new Error('There is one');
        const { rows, errors } = plan([csvCells(only, odd.teams)], odd);
        expect(errors).toEqual([]);
        expect(rows).toMatchObject([{ does: 'nothing', matchId: 31 }]);
      }),
    );
  });
});
