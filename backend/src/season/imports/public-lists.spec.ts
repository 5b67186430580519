import { type CsvLeague, planImport, planPlayers } from '@kolo/domain';
import { csvRecords } from '../../platform/csv/csv-records.js';

/** Facts of public lists, in the columns and the spelling of whoever publishes them. */
const leagueOf = (...names: string[]): CsvLeague => ({
  fixtures: [],
  teams: names.map((name, index) => ({ id: index + 1, name, hasLeft: false })),
});
const recordsOf = (...lines: string[]) => csvRecords(Buffer.from(`${lines.join('\n')}\n`));

describe('the group matches of the World Cup of 2022, as they are offered for download', () => {
  const header = 'Match Number,Round Number,Date,Location,Home Team,Away Team,Group,Result';
  const groups = [
    '1,1,20/11/2022 16:00,Al Bayt Stadium,Qatar,Ecuador,Group A,',
    '11,1,23/11/2022 13:00,Khalifa International Stadium,Germany,Japan,Group E,',
    '12,1,23/11/2022 10:00,Al Bayt Stadium,Morocco,Croatia,Group F,',
  ];
  const league = leagueOf('Qatar', 'Ecuador', 'Germany', 'Japan', 'Morocco', 'Croatia');

  it('are imported as they are; times are those of Zagreb', () => {
    const { rows, errors } = planImport(recordsOf(header, ...groups), league);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      { does: 'create', round: 1, venue: 'Al Bayt Stadium', homeTeamId: 1, awayTeamId: 2 },
      { homeTeamId: 3, awayTeamId: 4, matchDate: '2022-11-23T12:00:00.000Z' },
      { homeTeamId: 5, awayTeamId: 6, matchDate: '2022-11-23T09:00:00.000Z' },
    ]);
  });

  it('the lines of its finals have to be left out, which have neither a round nor teams', () => {
    const final = '64,Finals,18/12/2022 15:00,TBA,To be announced,To be announced,,';
    const { errors } = planImport(recordsOf(header, ...groups, final), league);
    expect(errors).toMatchObject([{ row: 5, field: 'Round Number', value: 'Finals' }]);
  });
});

describe('the Premier League of 2023/24, as a statistics site publishes it', () => {
  const lines = [
    ['E0,12/08/2023,12:30,Arsenal', "Nott'm Forest", '2,1,H,2,0,H,1.20,7.00,14.00'],
    ['E0,12/08/2023,15:00,Bournemouth', 'West Ham', '1,1,D,0,0,D,2.70,3.50,2.60'],
  ];
  const league = leagueOf('Arsenal', 'Nott’m Forest', 'Bournemouth', 'West Ham');

  it('is refused at its header for results and odds', () => {
    const header = 'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,HTHG,HTAG,HTR,AvgH,AvgD,AvgA';
    const { rows, errors } = planImport(
      recordsOf(header, ...lines.map((cells) => cells.join(','))),
      league,
    );
    expect(rows).toEqual([]);
    expect(errors).toMatchObject([{ row: 1, code: 'header' }]);
  });

  it('is imported when only its first five columns are pasted', () => {
    const first = lines.map(([start, away]) => `${start},${away}`);
    const { rows, errors } = planImport(
      recordsOf('Div,Date,Time,HomeTeam,AwayTeam', ...first),
      league,
    );
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      { round: null, homeTeamId: 1, awayTeamId: 2, matchDate: '2023-08-12T10:30:00.000Z' },
      { round: null, homeTeamId: 3, awayTeamId: 4, matchDate: '2023-08-12T13:00:00.000Z' },
    ]);
  });
});

describe('the Premier League of 2020/21, as a collection of results has it', () => {
  const league = leagueOf('Fulham', 'Arsenal', 'Crystal Palace', 'Southampton');

  it('is refused at its header', () => {
    const list = recordsOf(
      'Round,Date,Team 1,FT,Team 2',
      '1,Sat Sep 12 2020,Fulham,0–3,Arsenal',
      '1,Sat Sep 12 2020,Crystal Palace,1–0,Southampton',
    );
    expect(planImport(list, league)).toMatchObject({ rows: [], errors: [{ code: 'header' }] });
  });

  it('needs names of columns, days in figures and kick-offs, which it does not have', () => {
    const renamed = 'Round,Date,Home,Result,Away';
    const written = recordsOf(renamed, '1,Sat Sep 12 2020,Fulham,0–3,Arsenal');
    expect(planImport(written, league).errors).toMatchObject([{ row: 2, field: 'Date' }]);
    const changed = recordsOf(
      renamed,
      '1,12/09/2020 12:30,Fulham,0–3,Arsenal',
      '1,12/09/2020 15:00,Crystal Palace,1–0,Southampton',
    );
    const { rows, errors } = planImport(changed, league);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      { round: 1, homeTeamId: 1, awayTeamId: 2 },
      { round: 1, homeTeamId: 3, awayTeamId: 4 },
    ]);
  });
});

describe('the squads of the World Cups, as a database publishes them', () => {
  const squads = {
    teams: [{ id: 1, name: 'Croatia', company: 'HNS', hasLeft: false }],
    players: [],
  };
  const people = ['Livaković,Dominik,1', 'Modrić,Luka,10', 'Gvardiol,Joško,20'];

  it('are refused at their header, which has a dozen columns of its own', () => {
    const header =
      'key_id,tournament_id,tournament_name,team_id,team_name,team_code,player_id,family_name,given_name,shirt_number,position_name,position_code';
    const line = `1,WC-2022,2022 FIFA World Cup,T-17,Croatia,HRV,P-1,${people[0]},goal keeper,GK`;
    const { rows, errors } = planPlayers(recordsOf(header, line), squads);
    expect(rows).toEqual([]);
    expect(errors).toMatchObject([{ row: 1, code: 'header' }]);
  });

  it('are imported with four of them under names that people use', () => {
    const list = recordsOf('Surname,Name,Number,Team', ...people.map((one) => `${one},Croatia`));
    const { rows, errors } = planPlayers(list, squads);
    expect(errors).toEqual([]);
    expect(rows).toMatchObject([
      { firstName: 'Dominik', lastName: 'Livaković', jerseyNumber: 1, teamId: 1 },
      { firstName: 'Luka', lastName: 'Modrić', jerseyNumber: 10, teamId: 1 },
      { firstName: 'Joško', lastName: 'Gvardiol', jerseyNumber: 20, teamId: 1 },
    ]);
  });
});
