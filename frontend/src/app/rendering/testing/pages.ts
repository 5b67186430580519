import {
  type BoardMatch,
  boardLine,
  type FansVoteView,
  type LiveTable,
  type PageSeed,
  type PlayerCareer,
  presetRules,
  type ReadPage,
  refusalMessage,
  refusalTexts,
  type SessionUser,
  type TeamDetails,
} from '@kolo/domain';
import { bracket, stage, teamSlot, tie } from '@/features/bracket/testing/bracket';
import { FakeMatch } from '@/shared/live/testing/fake-match';

const match = new FakeMatch().start().goal();
/** A match with a rule sheet, whose clock runs and whose first team is short. */
const played = new FakeMatch(12, { rules: presetRules['fifa-2025-26'] }).start();
played.do({ type: 'ControlClock', action: 'start' }, 1);
const red = { playerId: 1, official: null, card: 'red', place: 'pitch' } as const;
played.do({ type: 'ShowCard', team: 'home', ...red }, 18.5);
played.do({ type: 'RecordFoul', team: 'away', playerId: null, restart: 'direct' }, 19);
/** Over, with the vote of its fans. */
const over = new FakeMatch(13).start().goal();
for (const matchState of ['half-time', 'second-half', 'completed'] as const)
  over.do({ type: 'ChangeState', wanted: { matchState } });
const votes = {
  matchId: 13,
  phase: 'closed',
  closesAt: '2026-03-15T16:10:00.000Z',
  own: null,
  serverTime: '2026-03-15T16:20:00.000Z',
  winner: { playerId: 1, votes: 3, average: 4.5 },
  tally: {
    asOf: '2026-03-15T16:20:00.000Z',
    votes: 3,
    players: [{ playerId: 1, votes: 3, average: 4.5 }],
  },
} satisfies FansVoteView;
const league = { id: 1, name: 'Poslovna liga', season: '2025/26' };
const teams = { home: { id: 100, name: 'Čelik Osijek' }, away: { id: 200, name: 'Žito' } };

const onBoard: BoardMatch = {
  ...boardLine(match.state),
  leagueId: 1,
  round: 3,
  venue: 'Dvorana Kolo',
  matchDate: '2026-03-15T16:00:00.000Z',
  homeTeam: teams.home,
  awayTeam: teams.away,
};

const fixture = (id: number, matchDate: string) => ({
  id,
  round: 4,
  leagueId: 1,
  matchDate,
  venue: 'Dvorana',
  status: 'scheduled',
  homeTeamId: 100,
  homeTeamName: teams.home.name,
  homeTeam: teams.home,
  homeScore: null,
  awayTeamId: 200,
  awayTeamName: teams.away.name,
  awayTeam: teams.away,
  awayScore: null,
  aiCommentary: 'Derbi kola.',
});
const fixtures = [
  fixture(8, '2026-03-16T18:00:00.000Z'),
  fixture(9, '2026-03-22T18:00:00.000Z'),
  fixture(10, '2026-03-29T17:00:00.000Z'),
];

const row = (position: number, team: { id: number; name: string }): LiveTable['rows'][number] => ({
  position,
  team,
  teamId: team.id,
  teamName: team.name,
  provisional: position === 1,
  played: 3,
  won: 2,
  drawn: 0,
  lost: 1,
  goalsFor: 9,
  goalsAgainst: 4,
  goalDifference: 5,
  yellowCards: 1,
  redCards: 0,
  points: 7 - position,
  form: ['W', 'W', 'L'],
  decidedBy: null,
  moved: position === 1 ? 1 : -1,
});
const table: LiveTable = {
  league,
  provisional: true,
  teams: 2,
  summary: { matches: 3, goals: 18, average: 6 },
  rows: [row(1, teams.home), row(2, teams.away)],
};

const team: TeamDetails = {
  id: 100,
  name: teams.home.name,
  user: { companyName: null, username: 'celik' },
  league,
  seasons: [],
  logoUrl: null,
  nextMatch: null,
  last5Matches: [],
  players: [],
  stats: { played: 2, points: 4, goalsFor: 3, goalsAgainst: 1, wins: 1, draws: 1, losses: 0 },
} as unknown as TeamDetails;

const scorer = {
  player: { id: 1, firstName: 'Ivan', lastName: 'Horvat' },
  team: { id: 100, name: teams.home.name },
};

const sums = { matches: 2, goals: 3, assists: 1, yellowCards: 1, redCards: 0, mvps: 1 };
const career: PlayerCareer = {
  player: { id: 1, name: 'Ivan Horvat', jerseyNumber: 9, team: teams.home, league, names: 'full' },
  career: sums,
  seasons: [{ playerId: 1, league, team: teams.home, ...sums }],
  opponents: [{ team: teams.away, ...sums }],
  milestones: [
    {
      kind: 'debut',
      value: 1,
      match: { id: 7, matchDate: '2026-03-08T16:00:00.000Z', opponent: teams.away },
    },
  ],
  streaks: { scoring: { current: 2, longest: 2 } },
};

const answers: Record<string, unknown> = {
  '/api/live': { ok: true, epoch: 'e', matches: [onBoard] },
  '/api/live/7': {
    ok: true,
    epoch: 'e',
    version: match.version,
    namesVersion: 'n',
    snapshot: match.snapshot(),
  },
  '/api/live/12': {
    ok: true,
    epoch: 'e',
    version: played.version,
    namesVersion: 'n',
    snapshot: played.snapshot(),
  },
  '/api/live/13': {
    ok: true,
    epoch: 'e',
    version: over.version,
    namesVersion: 'n',
    snapshot: over.snapshot(),
  },
  '/api/matches/13/commentary': { kind: 'report', text: 'Čelik je slavio.', writtenAt: null },
  '/api/matches/13/mvp-votes': votes,
  '/api/matches/12/commentary': { kind: 'preview', text: 'Derbi kola.', writtenAt: null },
  '/api/matches/7/commentary': { kind: 'preview', text: 'Derbi kola.', writtenAt: null },
  '/api/leagues/names': [{ ...league, isActive: true }],
  '/api/leagues/facts': { season: null },
  '/api/league-table/live': table,
  '/api/league-table/live/real': table,
  '/api/league-table/1/live': table,
  '/api/league-table/1/live/top': table,
  '/api/statistics/top-scorers': [{ ...scorer, goals: 5 }],
  '/api/statistics/top-assists': [{ ...scorer, assists: 4 }],
  '/api/statistics/top-mvp': [{ ...scorer, mvpCount: 2 }],
  '/api/teams/100/details': team,
  '/api/players/1': career,
  '/api/sponsors': [],
  '/api/contact': { email: 'liga@example.org', phone: null, city: 'Zagreb' },
  '/api/memberships': [],
  '/api/matches/commentary': fixtures,
  '/api/leagues/1/awards': [{ kind: 'champion', team: teams.home, derived: true }],
  '/api/leagues/1/stages': [stage()],
  '/api/leagues/1/stages/1/bracket': bracket([
    {
      name: 'F',
      ties: [tie('F', { home: teamSlot(100, teams.home.name), away: teamSlot(200, 'Žito') })],
    },
  ]),
};
const byStart: [start: string, answer: unknown][] = [
  ['/api/matches', fixtures],
  ['/api/leagues/names', answers['/api/leagues/names']],
  ['/api/statistics/top-scorers', answers['/api/statistics/top-scorers']],
  ['/api/statistics/top-assists', answers['/api/statistics/top-assists']],
  ['/api/statistics/top-mvp', answers['/api/statistics/top-mvp']],
];

/** A small league in which one match is played; notes what a page read. */
export class FakeApi {
  readonly paths: string[] = [];

  /** @param own in place of the league's answers, by path without its parameters */
  constructor(private readonly own: Readonly<Record<string, unknown>> = {}) {}

  readonly read: ReadPage = async (path) => {
    this.paths.push(path);
    const [, answer] = byStart.find(([start]) => path.startsWith(start)) ?? [];
    const own = this.own[path.split('?')[0] ?? ''];
    const body = own ?? answers[path] ?? (path.includes('/teams/') ? undefined : answer);
    if (body !== undefined) return { status: 200, body: JSON.stringify(body) };
    const code = 'match.not-found';
    const refused = { error: code, message: refusalMessage({ code }) };
    return { status: refusalTexts[code].status, body: JSON.stringify(refused) };
  };
}

const admin: SessionUser = {
  id: 1,
  username: 'marko',
  role: 'admin',
  companyName: null,
  membershipPackage: null,
};

/** The twentieth minute of the match. */
const now = Date.parse('2026-03-15T16:20:00.000Z');

export const seed = (at: string, changes: Partial<PageSeed> = {}): PageSeed => {
  const [path = '/', search] = at.split('?');
  return {
    path,
    search: search === undefined ? '' : `?${search}`,
    now,
    user: null,
    language: 'hr',
    theme: null,
    screen: 'phone',
    ...changes,
  };
};

export const readers = { visitor: null, administrator: admin } as const;

/** Every page that is rendered, with something that it shows. */
export const pages: readonly (readonly [at: string, shown: string])[] = [
  ['/', 'Čelik Osijek'],
  ['/live', 'Čelik Osijek'],
  ['/live/7', 'Čelik Osijek'],
  ['/live/8', 'Utakmica nije pronađena'],
  ['/live/12', 'Igra se 4 protiv 5'],
  ['/league-table', 'Čelik Osijek'],
  ['/league-table?league=99', 'Poslovna liga'],
  ['/matches', 'Čelik Osijek'],
  ['/statistics', 'Ivan Horvat'],
  ['/team/100', 'Čelik Osijek'],
  ['/player/1', 'Ivan Horvat'],
  ['/player/2', 'Igrač nije pronađen'],
  ['/team/101', 'Tim nije pronađen'],
  ['/league/1/bracket', 'Čelik Osijek'],
  ['/league/1/awards', 'Čelik Osijek'],
  ['/embed/table/1', 'Čelik Osijek'],
  ['/embed/bracket/1', 'Čelik Osijek'],
  ['/embed/match/7', 'Čelik Osijek'],
  ['/overlay/7', 'Čelik Osijek'],
  ['/scoreboard/7', 'Čelik Osijek'],
  ['/embed/match/12', '4 na 5'],
  ['/overlay/12', '4 na 5'],
  ['/live/13', 'MVP po izboru navijača'],
];
