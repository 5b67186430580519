import { type CompanyFile, planCompanies } from './companies-file.js';

const known: CompanyFile = {
  accounts: [
    {
      id: 1,
      company: 'Žito d.o.o.',
      email: 'Zito@primjer.hr',
      oib: '12345678903',
      mayHaveTeam: true,
      hasTeam: false,
    },
    {
      id: 2,
      company: 'Bura',
      email: 'bura@primjer.hr',
      oib: null,
      mayHaveTeam: true,
      hasTeam: true,
    },
    {
      id: 3,
      company: null,
      email: 'sudac@primjer.hr',
      oib: null,
      mayHaveTeam: false,
      hasTeam: false,
    },
  ],
};

const plan = (
  rows: readonly (readonly string[])[],
  header = ['tvrtka', 'e-mail', 'oib', 'telefon'],
) =>
  planCompanies(
    [header, ...rows].map((cells, index) => ({ row: index + 1, cells })),
    known,
  );

it('a company gets an account, one that has an account only a team, one with a team nothing', () => {
  const rows = [
    ['Čelik', 'Ana <Celik@primjer.hr>', 'OIB: HR 123 456 788 03', 'tel. 01 / 234 567'],
    ['Žito', 'zito@primjer.hr', '', ''],
    ['Bura', 'BURA@primjer.hr', '', ''],
  ];
  expect(plan(rows)).toMatchObject({
    rows: [
      {
        row: 2,
        does: 'create',
        userId: null,
        email: 'celik@primjer.hr',
        oib: '12345678803',
        phone: '01 / 234 567',
      },
      { row: 3, does: 'create', userId: 1, note: 'account' },
      { row: 4, does: 'nothing', userId: 2 },
    ],
    errors: [],
  });
});

it('companies without OIB and phone, in English', () => {
  expect(plan([['Čelik', 'celik@primjer.hr']], ['Company', 'E-mail address'])).toMatchObject({
    rows: [{ oib: null, phone: null }],
    errors: [],
  });
});

it('companies under names of columns that forms have', () => {
  const header = ['Naziv tvrtke', 'OIB', 'Adresa e-pošte', 'Broj telefona:'];
  const cells = ['Čelik', '12345678803', 'celik@primjer.hr', 'T: 01 234 567'];
  expect(plan([cells], header)).toMatchObject({
    rows: [{ email: 'celik@primjer.hr', phone: '01 234 567' }],
    errors: [],
  });
});

it.each<[string, string[], string, string]>([
  ['without a name', ['', 'a@primjer.hr', '', ''], 'tvrtka', 'name'],
  ['with no address', ['Čelik', 'celik', '', ''], 'e-mail', 'email'],
  ['with a dot too many in its address', ['Čelik', 'ana.@primjer.hr', '', ''], 'e-mail', 'email'],
  ['with half a domain', ['Čelik', 'ana@primjer.h', '', ''], 'e-mail', 'email'],
  ['with a header in its address', ['Čelik', 'a@b.hr<c', '', ''], 'e-mail', 'email'],
  ['with half an OIB', ['Čelik', 'a@primjer.hr', '123', ''], 'oib', 'oib'],
  ['with words for a phone', ['Čelik', 'a@primjer.hr', '', 'nema'], 'telefon', 'phone'],
  ['with a referee’s address', ['Čelik', 'sudac@primjer.hr', '', ''], 'e-mail', 'account'],
  [
    'that has an account by another address',
    ['zito D.O.O.', 'a@primjer.hr', '', ''],
    'tvrtka',
    'exists',
  ],
  ['whose OIB another has', ['Čelik', 'a@primjer.hr', '12345678903', ''], 'oib', 'exists'],
])('a company %s is refused', (_, cells, field, code) => {
  expect(plan([cells])).toMatchObject({ rows: [], errors: [{ row: 2, field, code }] });
});

it('name, address and OIB stand in a file once', () => {
  const first = ['Čelik', 'celik@primjer.hr', '12345678803', ''];
  const second = [
    ['CELIK', 'b@primjer.hr', '', ''],
    ['Drugi', 'Celik@primjer.hr', '', ''],
    ['Treći', 'c@primjer.hr', '12345678803', ''],
  ];
  expect(plan([first, ...second]).errors.map(({ field, code }) => [field, code])).toEqual([
    ['tvrtka', 'twice'],
    ['e-mail', 'twice'],
    ['oib', 'twice'],
  ]);
});
