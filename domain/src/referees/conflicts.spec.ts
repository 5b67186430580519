import { type RefereeConflict, refereeConflicts } from '../contract/referees.js';
import { type RefereedMatch, type RefereeFacts, refereeConflictsOf } from './conflicts.js';

const companies = { home: 71, away: 72, other: 73 };

const match: RefereedMatch = {
  matchId: 31,
  leagueId: 1,
  round: 4,
  matchDate: '2026-03-15T16:00:00Z',
  venue: 'Dvorana Kolo',
  home: { id: 1, userId: companies.home },
  away: { id: 2, userId: companies.away },
};
const other = (change: Partial<RefereedMatch>): RefereedMatch => ({
  ...match,
  matchId: 32,
  home: { id: 3, userId: companies.other },
  away: { id: 4, userId: null },
  ...change,
});
const free: RefereeFacts = {
  isApproved: true,
  roles: null,
  companies: [],
  playsFor: [],
  excludedBy: [],
  absences: [],
  declined: [],
  duties: [],
  plays: [],
};

const conflicts = (facts: Partial<RefereeFacts>, travelMinutes = 30): RefereeConflict[] =>
  refereeConflictsOf({ match, role: 'first' }, { ...free, ...facts }, travelMinutes);

const at = (time: string, venue = 'Dvorana Kolo'): RefereedMatch =>
  other({ matchDate: `2026-03-15T${time}:00Z`, venue });

const cases: [string, Partial<RefereeFacts>, RefereeConflict[]][] = [
  ['nothing is in the way', {}, []],
  ['they work for the home team’s company', { companies: [71] }, ['own-company']],
  ['they work for the away team’s company', { companies: [72] }, ['own-company']],
  ['they work for another company', { companies: [73] }, []],
  ['they have the match before it in the same hall', { duties: [at('15:00')] }, []],
  ['they have the match after it in the same hall', { duties: [at('17:00')] }, []],
  ['it begins a minute before the other ends', { duties: [at('15:01')] }, ['overlap']],
  ['they referee at the same time elsewhere', { duties: [at('16:00', 'Trnje')] }, ['overlap']],
  ['the way from another hall is too long', { duties: [at('14:31', 'Trnje')] }, ['overlap']],
  ['the way from another hall is just short enough', { duties: [at('14:30', 'Trnje')] }, []],
  ['the way to another hall is too long', { duties: [at('17:29', 'Trnje')] }, ['overlap']],
  ['the hall is written in another way', { duties: [at('15:00', ' dvorana  KOLO')] }, []],
  ['they have another role in it', { duties: [match] }, ['overlap']],
  ['their own team plays at that time', { plays: [at('16:30')] }, ['overlap']],
  ['they play for a team in it', { playsFor: [72], plays: [match] }, ['overlap', 'plays-that-day']],
  ['they play for another team', { playsFor: [73], plays: [at('19:00')] }, []],
  [
    'they are absent that day',
    { absences: [{ fromDay: '2026-03-15', toDay: '2026-03-15' }] },
    ['absent'],
  ],
  ['they are back that day', { absences: [{ fromDay: '2026-03-01', toDay: '2026-03-14' }] }, []],
  ['a team does not want them', { excludedBy: [71] }, ['excluded-by-team']],
  ['another team does not want them', { excludedBy: [73] }, []],
  ['they declined it', { declined: [31] }, ['declined']],
  ['they declined another match', { declined: [32] }, []],
  ['their account is not approved', { isApproved: false }, ['not-approved']],
  ['they may only keep the time', { roles: ['timekeeper'] }, ['not-approved']],
  ['they may be the first referee', { roles: ['first', 'second'] }, []],
];

describe('whoever wants a place in a match', () => {
  it.each(cases)('%s', (_, facts, expected) => expect(conflicts(facts)).toEqual(expected));

  it('is told every reason at once', () => {
    const all = conflicts({
      isApproved: false,
      companies: [71],
      playsFor: [72],
      excludedBy: [71],
      absences: [{ fromDay: '2026-03-01', toDay: '2026-03-31' }],
      declined: [31],
      duties: [at('16:00')],
    });
    expect(all).toEqual([...refereeConflicts]);
  });

  it('needs the time that the league sets for the way', () => {
    expect(conflicts({ duties: [at('14:31', 'Trnje')] }, 0)).toEqual([]);
    expect(conflicts({ duties: [at('14:30', 'Trnje')] }, 31)).toEqual(['overlap']);
  });

  it.each([
    ['the last summer night', '2026-10-24T22:30:00Z', '2026-10-25', ['absent']],
    ['an hour after midnight in Zagreb', '2026-03-14T23:30:00Z', '2026-03-15', ['absent']],
    ['an hour before midnight in Zagreb', '2026-03-14T22:30:00Z', '2026-03-15', []],
  ])('is absent by the days of Zagreb: %s', (_, matchDate, day, expected) => {
    const absences = [{ fromDay: day, toDay: day }];
    const wanted = { match: { ...match, matchDate }, role: 'first' as const };
    expect(refereeConflictsOf(wanted, { ...free, absences }, 30)).toEqual(expected);
  });
});
