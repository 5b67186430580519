import fc from 'fast-check';
import { headerIn } from './file-table.js';
import { type PlayersFile, planPlayers, playerCells, playerColumns } from './players-file.js';

const league: PlayersFile = {
  teams: [
    { id: 1, name: 'Bura', company: 'Bura d.o.o.', hasLeft: false },
    { id: 2, name: 'Čakovec', company: 'Čakovec d.d.', hasLeft: false },
    { id: 3, name: 'Otišli', company: 'Otišli', hasLeft: true },
    { id: 4, name: 'Dvojnik', company: 'Prvi', hasLeft: false },
    { id: 5, name: 'dvojnik', company: 'Drugi', hasLeft: false },
  ],
  players: [
    { id: 11, firstName: 'Ivan', lastName: 'Đurić', jerseyNumber: 7, teamId: 1, isActive: true },
    { id: 12, firstName: 'Ante', lastName: 'Bivši', jerseyNumber: 8, teamId: 1, isActive: false },
  ],
};

const plan = (
  rows: readonly (readonly string[])[],
  header: readonly string[] = ['ime', 'prezime', 'broj', 'tvrtka'],
) =>
  planPlayers(
    [header, ...rows].map((cells, index) => ({ row: index + 1, cells })),
    league,
  );

it.each([
  ['ime', 'prezime', 'broj', 'tvrtka'],
  ['First name', 'Last name', 'Number', 'Company'],
  ['Ime', 'Prezime', 'Broj dresa', 'Momčad'],
])('a squad list begins with %s;%s;%s;%s', (...header) => {
  expect(plan([['Luka', 'Perić', '9', 'Bura d.o.o.']], header)).toEqual({
    rows: [
      { row: 2, does: 'create', firstName: 'Luka', lastName: 'Perić', jerseyNumber: 9, teamId: 1 },
    ],
    errors: [],
  });
});

it('a player whom the team has with this number is no change, however the name is spelled', () => {
  expect(plan([[' ivan', 'DURIC', '07', 'bura']]).rows).toMatchObject([{ does: 'nothing' }]);
});

it.each(['9.', '#9', '9.0', "'9"])('a number may be written %s', (number) => {
  expect(plan([['Luka', 'Perić', number, 'Bura']]).rows).toMatchObject([{ jerseyNumber: 9 }]);
});

it.each<[string, string[], string, string]>([
  ['without a first name', ['', 'Perić', '9', 'Bura'], 'ime', 'name'],
  ['whose name has no end', ['Luka', 'x'.repeat(61), '9', 'Bura'], 'prezime', 'name'],
  ['without a number', ['Luka', 'Perić', '', 'Bura'], 'broj', 'number'],
  ['with number 0', ['Luka', 'Perić', '0', 'Bura'], 'broj', 'number'],
  ['with number 100', ['Luka', 'Perić', '100', 'Bura'], 'broj', 'number'],
  ['of a team that nobody knows', ['Luka', 'Perić', '9', 'Burra'], 'tvrtka', 'team'],
  ['of a name that two teams have', ['Luka', 'Perić', '9', 'Dvojnik'], 'tvrtka', 'team'],
  ['of a team that left', ['Luka', 'Perić', '9', 'Otišli'], 'tvrtka', 'left'],
  ['with a number that is taken', ['Luka', 'Perić', '7', 'Bura'], 'broj', 'number-taken'],
  ['who has another number', ['Ivan', 'Đurić', '9', 'Bura'], 'broj', 'other-number'],
  ['who was withdrawn', ['Ante', 'Bivši', '8', 'Bura'], 'prezime', 'inactive'],
])('a player %s cannot be read', (_, cells, field, code) => {
  expect(plan([cells])).toMatchObject({ rows: [], errors: [{ row: 2, field, code }] });
});

it('a player stands in a file once; namesakes are told apart by birth date or employee number', () => {
  const header = ['ime', 'prezime', 'broj', 'tvrtka', 'rođen', 'matični broj'];
  const line = (number: string, born: string, employee = '') => [
    'Luka',
    'Perić',
    number,
    'Bura',
    born,
    employee,
  ];
  expect(plan([line('9', ''), line('10', '1.2.1990.')], header).errors).toEqual([
    { row: 3, field: 'prezime', code: 'twice', value: 'Perić' },
  ]);
  expect(plan([line('9', '3.2.1990.'), line('10', '1.2.1990.')], header).errors).toEqual([]);
  expect(plan([line('9', '', '17'), line('10', '', '18')], header).errors).toEqual([]);
  expect(plan([line('9', '31.4.1990.')], header).errors).toMatchObject([
    { field: 'rođen', code: 'date' },
  ]);
});

it('a player of another team of the league, or of the file, is noted and added', () => {
  const rows = [
    ['Ivan', 'Đurić', '4', 'Čakovec'],
    ['Luka', 'Perić', '9', 'Bura'],
    ['Luka', 'Perić', '9', 'Čakovec'],
  ];
  expect(plan(rows).rows.map(({ does, note }) => [does, note])).toEqual([
    ['create', 'other-team'],
    ['create', undefined],
    ['create', 'other-team'],
  ]);
});

it('a number of two lines and the sixteenth player of a team are refused at their cells', () => {
  const line = (n: number) => [`Igrač ${'abcdefghijklmnop'[n]}`, 'Novi', String(n + 20), 'Bura'];
  const squad = Array.from({ length: 14 }, (_, n) => line(n));
  expect(plan(squad).errors).toEqual([]);
  expect(plan([...squad, line(14)]).errors).toEqual([
    { row: 16, field: 'tvrtka', code: 'team-full', value: 'Bura' },
  ]);
  expect(plan([line(0), ['Drugi', 'Novi', '20', 'Bura']]).errors).toMatchObject([
    { row: 3, field: 'broj', code: 'number-taken' },
  ]);
});

it('players that were written change nothing when they are read, whatever they are called', () => {
  const name = fc.oneof(
    fc.constantFrom('=1+1', "'=1", '-Sjever', '@home', "O'Hara", 'a;b', '"'),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );
  fc.assert(
    fc.property(name, name, fc.integer({ min: 1, max: 99 }), (first, team, jerseyNumber) => {
      const player = {
        id: 1,
        firstName: `${first} a`,
        lastName: 'B',
        jerseyNumber,
        teamId: 1,
        isActive: true,
      };
      const odd: PlayersFile = {
        teams: [{ id: 1, name: `${team} 1`, company: 'x', hasLeft: false }],
        players: [player],
      };
      const records = [headerIn(playerColumns, 'hr').slice(0, 4), playerCells(player, odd)];
      const { rows, errors } = planPlayers(
        records.map((cells, index) => ({ row: index + 1, cells })),
        odd,
      );
      expect([rows, errors]).toMatchObject([[{ does: 'nothing' }], []]);
    }),
  );
});
