import { type CsvLeague, type PlayersFile, planImport, planPlayers } from '@kolo/domain';
import { csvRecords } from '../../platform/csv/csv-records.js';

const names = ['Šibenik', 'Čakovec', 'Đurđevac', 'Bura'];
const fixtures: CsvLeague = {
  fixtures: [],
  teams: names.map((name, index) => ({ id: index + 1, name, hasLeft: false })),
};
const squads: PlayersFile = {
  teams: fixtures.teams.map((team) => ({ ...team, company: `${team.name} d.o.o.` })),
  players: [],
};

/** The letters of a Croatian name in the encoding of older spreadsheets. */
const letters1250 = new Map<string, number>([
  ...([
    ['Š', 0x8a],
    ['Č', 0xc8],
    ['Đ', 0xd0],
    ['Ž', 0x8e],
    ['Ć', 0xc6],
  ] as const),
  ...([
    ['š', 0x9a],
    ['č', 0xe8],
    ['đ', 0xf0],
    ['ž', 0x9e],
    ['ć', 0xe6],
  ] as const),
]);
const inWindows1250 = (text: string): Buffer =>
  Buffer.from([...text].map((letter) => letters1250.get(letter) ?? letter.charCodeAt(0)));

const first = { homeTeamId: 1, awayTeamId: 2, matchDate: '2026-04-12T16:30:00.000Z' };
const second = { homeTeamId: 3, awayTeamId: 4, matchDate: '2026-04-12T17:45:00.000Z' };

/** Each in the columns and the spelling of a kind of public list, with the names of this league. */
const lists: [string, Buffer, string | null][] = [
  [
    'a federation from a Croatian spreadsheet, in Windows-1250',
    inWindows1250(
      [
        'R.br.;Kolo;Datum;Vrijeme;Domaćin;Gost;Mjesto odigravanja;Rezultat;Napomena',
        '1;1;12.4.2026.;18:30;Šibenik;Čakovec;Baldekin;-:-;',
        '2;1;12.4.2026.;19.45 h;Đurđevac;Bura;Baldekin;-:-;"dvorana, mala"',
      ].join('\r\n'),
    ),
    'Baldekin',
  ],
  [
    'a site that offers seasons for download, with the day and time in one cell',
    Buffer.from(
      [
        'Match Number,Round Number,Date,Location,Home Team,Away Team,Group,Result',
        '1,1,12/04/2026 18:30,"Baldekin",Šibenik,Čakovec,Group A,',
        '2,1,12/04/2026 19:45,"Baldekin",Đurđevac,Bura,Group A,',
      ].join('\n'),
    ),
    'Baldekin',
  ],
  [
    'a statistics site, without rounds and halls, with a byte order mark and without the odds',
    Buffer.from(
      [
        '\ufeffDiv,Date,Time,HomeTeam,AwayTeam',
        'E0,12/04/2026,18:30,Šibenik,Čakovec',
        'E0,12/04/2026,19:45,Đurđevac,Bura',
      ].join('\r\n'),
    ),
    null,
  ],
  [
    'a club software, copied from its page with tabs',
    Buffer.from(
      [
        'Date\tStart Time\tMatchday\tHome\tVisitors\tVenue\tStatus',
        '2026-04-12\t18:30\t1\tSIBENIK\tCakovec\tBaldekin\tScheduled',
        '2026-04-12\t19:45\t1\tDurdevac\tBura\tBaldekin\tScheduled',
      ].join('\n'),
    ),
    'Baldekin',
  ],
  [
    'an export that names its separator first',
    Buffer.from(
      [
        '\ufeffsep=;',
        'kolo;datum;vrijeme;domaći;gosti;dvorana',
        '1;12.4.2026.;18:30;Šibenik;Čakovec;Baldekin',
        '1;12.4.2026.;19:45;Đurđevac;Bura;Baldekin',
      ].join('\r\n'),
    ),
    'Baldekin',
  ],
  [
    'a club’s page, with the weekday before the day',
    Buffer.from(
      [
        'kolo;termin;domaći;gosti;dvorana',
        '1;nedjelja, 12. 4. 2026. u 18:30;Šibenik;Čakovec;Baldekin',
        '1;nedjelja, 12. 4. 2026. u 19:45;Đurđevac;Bura;Baldekin',
      ].join('\n'),
    ),
    'Baldekin',
  ],
];

describe('a list of fixtures as published', () => {
  it.each(lists)('by %s is imported as it is', (_, bytes, venue) => {
    const round = venue === null ? null : 1;
    const { rows, errors } = planImport(csvRecords(bytes), fixtures);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      { does: 'create', round, venue, ...first },
      { does: 'create', round, venue, ...second },
    ]);
  });

  it('with the month first is refused at its cells and has to be changed', () => {
    const list = 'Round,Date,Time,Home,Away\n1,04/25/2026,18:30,Bura,Čakovec\n';
    expect(planImport(csvRecords(Buffer.from(list)), fixtures).errors).toEqual([
      { row: 2, field: 'Date', code: 'date', value: '04/25/2026' },
    ]);
  });

  it('with both teams in one cell is refused at its header and has to be split', () => {
    const list = 'Kolo;Datum;Vrijeme;Utakmica\n1;12.4.2026.;18:30;Bura - Čakovec\n';
    expect(planImport(csvRecords(Buffer.from(list)), fixtures).errors).toEqual([
      { row: 1, field: '', code: 'header', value: 'Kolo;Datum;Vrijeme;Utakmica' },
    ]);
  });
});

describe('a squad list as published', () => {
  it.each<[string, Buffer]>([
    [
      'a federation, in Windows-1250',
      inWindows1250(
        [
          'R.br.;Prezime;Ime;Broj dresa;Datum rođenja;Klub',
          '1.;Žižić;Đuro;1;1.2.1990.;Čakovec d.o.o.',
          '2.;"Ćosić-Šarić";Ana;10;12.12.1995.;Čakovec',
        ].join('\r\n'),
      ),
    ],
    [
      'a club, as the Unicode text of a spreadsheet',
      Buffer.from(
        [
          '\ufeffPrezime\tIme\tBroj dresa\tKlub',
          'Žižić\tĐuro\t1\tČakovec',
          'Ćosić-Šarić\tAna\t10\tČakovec',
        ].join('\r\n'),
        'utf16le',
      ),
    ],
    [
      'a club, in English with commas',
      Buffer.from(
        [
          'No,Name,Surname,DOB,Club',
          '1,Đuro,Žižić,01/02/1990,Čakovec',
          '10,Ana,"Ćosić-Šarić",12/12/1995,ČAKOVEC',
        ].join('\n'),
      ),
    ],
  ])('by %s is imported as it is', (_, bytes) => {
    const { rows, errors } = planPlayers(csvRecords(bytes), squads);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      { does: 'create', firstName: 'Đuro', lastName: 'Žižić', jerseyNumber: 1, teamId: 2 },
      { does: 'create', firstName: 'Ana', lastName: 'Ćosić-Šarić', jerseyNumber: 10, teamId: 2 },
    ]);
  });
});
