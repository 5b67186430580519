import {
  type ConsoleCommand,
  presetRules,
  usualRefereeRules,
  usualSeasonRules,
} from '@kolo/domain';

import type { TestApp } from './app.js';
import { type Caller, callers } from './app.js';
import type { LiveMatchUnderTest } from './live-match.js';

type Fields = Readonly<Record<string, unknown>>;

/** Ids that a body may name. */
export interface Ids {
  readonly userIds: TestApp['userIds'];
  readonly leagueId: number;
  readonly homeTeamId: number;
  readonly awayTeamId: number;
  readonly playerId: number;
  readonly teammateId: number;
}

type Sample = Fields | ((ids: Ids) => Fields);

/** Also a device at the table, which has no account, and the company and the referee of the match that a route names. */
export type RouteCaller = Caller | 'console' | 'own-company' | 'own-referee';
export const routeCallers: readonly RouteCaller[] = [
  ...callers,
  'console',
  'own-company',
  'own-referee',
];

export interface Read {
  allowed: readonly RouteCaller[];
  /** The parameters that it demands. */
  query?: string;
}

interface Write extends Read {
  /** The fields that it demands; a list; a form, or nothing, where JSON is not read. */
  body: Sample | 'form' | 'list' | 'nothing';
  /** The fields that may be left out. */
  optional?: Sample;
}

interface Routes {
  readonly [read: `GET ${string}`]: Read;
  readonly [write: `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} ${string}`]: Write;
}

/** Keys that RFC 8291 gives as an example. */
const pushSample = {
  endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/example',
  keys: {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  language: 'hr',
};

const everybody = routeCallers;
const signedIn: readonly RouteCaller[] = [
  'public',
  'company',
  'referee',
  'admin',
  'own-company',
  'own-referee',
];
const administrator: readonly RouteCaller[] = ['admin'];
const officials: readonly RouteCaller[] = ['admin', 'own-referee'];
const matchTable: readonly RouteCaller[] = ['admin', 'own-referee', 'console'];
const matchParties: readonly RouteCaller[] = [...matchTable, 'own-company'];
const referee: readonly RouteCaller[] = ['referee', 'own-referee'];
const refereeOrAdministrator: readonly RouteCaller[] = ['referee', 'own-referee', 'admin'];
const company: readonly RouteCaller[] = ['company', 'own-company'];
const companyOrAdministrator: readonly RouteCaller[] = ['company', 'own-company', 'admin'];

/** Of the right form, and signed by nobody. */
const mailToken = `confirm-1.${'x'.repeat(43)}`;

const instant = '2026-05-24T16:00:00.000Z';
const later = '2026-09-24T16:00:00.000Z';
const listCheck = ({ playerId }: Ids): Fields => ({
  suspendedAsOf: instant,
  overrides: [{ playerId, reason: 'decision' }],
});

/** For a field that takes any text: of what is sent instead only another type or length is wrong. */
export const prose = 'Dvorana ili tekst.';

const leagueSettings = {
  description: prose,
  isActive: true,
  isMain: false,
  tieBreakers: ['points', 'goal-difference'],
  headToHeadRestarts: true,
  venue: 'Dvorana Kolo',
  kickOffFrom: '18:00',
  kickOffUntil: '21:00',
  format: '5 + 1',
  ballSize: 4,
  finalsOn: '2026-09-20',
  finalists: 4,
  namePolicy: 'initial',
};

/**
 * Every route of the product with who may call it and what a write takes. A route that is missing here fails the
 * tests of authorisation and of nonsense.
 */
export const routes: Routes = {
  'GET /api/health': { allowed: everybody },
  'GET /api/health/live': { allowed: everybody },
  'GET /api/health/ready': { allowed: everybody },

  'GET /api/docs/*': { allowed: administrator },
  'GET /api/docs/docs/*': { allowed: administrator },

  'POST /api/login': {
    allowed: everybody,
    body: { username: 'nobody', password: 'nothing' },
    optional: { code: '000000' },
  },
  'POST /api/logout': { allowed: everybody, body: 'nothing' },
  'GET /api/user': { allowed: signedIn },

  'GET /api/user/email': { allowed: signedIn },
  'POST /api/user/email/confirmation': { allowed: signedIn, body: 'nothing' },
  'POST /api/email-confirmation': { allowed: everybody, body: { token: 'x'.repeat(43) } },
  'GET /api/user/weekly-mail': { allowed: companyOrAdministrator },
  'PUT /api/user/weekly-mail': { allowed: companyOrAdministrator, body: { isOn: true } },
  'GET /api/user/channel': { allowed: company },
  'PUT /api/user/channel': {
    allowed: company,
    body: { address: 'https://hooks.slack.com/services/T0/B0/none' },
  },
  'DELETE /api/user/channel': { allowed: company, body: 'nothing' },
  'POST /api/user/channel/test': { allowed: company, body: 'nothing' },
  'POST /api/leagues/:id/digest': {
    allowed: everybody,
    body: { email: 'gledatelj@kolo.test', language: 'hr' },
  },
  'POST /api/mails/confirmation': { allowed: everybody, body: { token: mailToken } },
  'POST /api/mails/unsubscribe': { allowed: everybody, body: 'nothing' },
  'GET /api/user/second-factor': { allowed: administrator },
  'POST /api/user/second-factor': { allowed: administrator, body: { password: 'nothing' } },
  'POST /api/user/second-factor/confirm': { allowed: administrator, body: { code: '000000' } },
  'POST /api/user/second-factor/recovery-codes': {
    allowed: administrator,
    body: { code: '000000' },
  },
  'POST /api/user/second-factor/off': {
    allowed: administrator,
    body: { password: 'nothing', code: '000000' },
  },
  'GET /api/user/sessions': { allowed: signedIn },
  'DELETE /api/user/sessions': { allowed: signedIn, body: 'nothing' },
  'DELETE /api/user/sessions/:id': { allowed: signedIn, body: 'nothing' },

  'POST /api/user/password': {
    allowed: signedIn,
    body: { currentPassword: 'nothing', newPassword: 'nothing-more' },
  },
  'POST /api/password-reset': { allowed: everybody, body: { email: 'nobody@kolo.test' } },
  'POST /api/password-reset/confirm': {
    allowed: everybody,
    body: { token: 'x'.repeat(43), newPassword: 'nothing-more' },
  },
  'GET /api/site-address': { allowed: administrator },
  'PUT /api/site-address': {
    allowed: administrator,
    body: { origin: 'https://liga.example.hr' },
  },
  'POST /api/setup/check': { allowed: everybody, body: { token: 'x'.repeat(43) } },
  'POST /api/setup': {
    allowed: everybody,
    body: {
      token: 'x'.repeat(43),
      username: 'nobody',
      email: 'nobody@kolo.test',
      password: 'nothing-more',
    },
    optional: {
      siteAddress: 'https://liga.example.hr',
      league: {
        name: 'Liga',
        season: '2026/27',
        venue: 'Dvorana Kolo',
        startDate: instant,
        endDate: later,
      },
    },
  },
  'POST /api/register': {
    allowed: everybody,
    body: {
      username: 'nobody',
      email: 'nobody@kolo.test',
      password: 'nothing-more',
      companyName: 'Nitko d.o.o.',
      companyOib: '12345678903',
      membershipPackageId: 1,
    },
    optional: { role: 'company', phone: '+385 1 234 5678' },
  },
  'GET /api/memberships': { allowed: everybody },
  'GET /api/sponsors': { allowed: everybody },
  'GET /api/sponsorships': { allowed: companyOrAdministrator },
  'PUT /api/sponsorships/:id/logo': { allowed: companyOrAdministrator, body: 'form' },
  'DELETE /api/sponsorships/:id/logo': { allowed: companyOrAdministrator, body: 'nothing' },
  'GET /api/sponsorships/logos/:name': { allowed: everybody },
  'GET /api/contact': { allowed: everybody },
  'GET /api/users/companies': { allowed: administrator },
  'GET /api/users/referees': { allowed: administrator },
  'GET /api/users/spectators': { allowed: administrator },
  'GET /api/users/administrators': { allowed: administrator },
  'GET /api/users/pending': { allowed: administrator },
  'PATCH /api/users/:id/approve': { allowed: administrator, body: 'nothing' },
  'DELETE /api/users/:id/reject': { allowed: administrator, body: 'nothing' },
  'PATCH /api/users/:id/deactivate': { allowed: administrator, body: 'nothing' },
  'PATCH /api/users/:id': {
    allowed: administrator,
    body: {},
    optional: {
      username: 'nobody',
      email: 'nobody@kolo.test',
      role: 'public',
      companyName: 'Nitko d.o.o.',
      companyOib: '12345678903',
      phone: '+385 1 234 5678',
      membershipPackageId: 1,
    },
  },

  'GET /api/audit': { allowed: administrator },

  'GET /api/people': { allowed: administrator },
  'GET /api/people/:key': { allowed: administrator },
  'POST /api/people/:key/export': {
    allowed: administrator,
    body: {},
    optional: { alsoPlayers: [1] },
  },
  'POST /api/people/:key/erase': {
    allowed: administrator,
    body: { name: 'Nitko' },
    optional: { teamNames: false, alsoPlayers: [1] },
  },

  'GET /api/jobs': { allowed: administrator },
  'GET /api/jobs/failed': { allowed: administrator },
  'POST /api/jobs/:id/retry': { allowed: administrator, body: 'nothing' },
  'DELETE /api/jobs/:id': { allowed: administrator, body: 'nothing' },

  'GET /api/leagues': { allowed: signedIn },
  'GET /api/leagues/names': { allowed: everybody },
  'GET /api/leagues/facts': { allowed: everybody },
  'GET /api/leagues/:id': { allowed: signedIn },
  'GET /api/leagues/:id/match-rules': { allowed: everybody },
  'PUT /api/leagues/:id/match-rules': {
    allowed: administrator,
    body: { preset: 'custom', rules: presetRules.tournament },
  },
  'GET /api/leagues/:id/season-rules': { allowed: everybody },
  'PUT /api/leagues/:id/season-rules': {
    allowed: administrator,
    body: { ...usualSeasonRules },
    optional: { text: prose },
  },
  'GET /api/leagues/:id/referee-rules': { allowed: administrator },
  'PUT /api/leagues/:id/referee-rules': {
    allowed: administrator,
    body: { ...usualRefereeRules, roles: [{ role: 'first', feeCents: 3000 }] },
  },
  'GET /api/referee/places': { allowed: refereeOrAdministrator },
  'POST /api/referee/places/:id/claim': { allowed: referee, body: 'nothing' },
  'DELETE /api/referee/places/:id/claim': { allowed: referee, body: 'nothing' },
  'GET /api/leagues/:id/referee-board': { allowed: administrator },
  'GET /api/referee/absences': { allowed: refereeOrAdministrator },
  'PUT /api/referee/absences': {
    allowed: refereeOrAdministrator,
    body: { absences: [{ fromDay: '2026-03-14', toDay: '2026-03-22' }] },
  },
  'GET /api/referee/name': { allowed: refereeOrAdministrator },
  'PUT /api/referee/name': {
    allowed: refereeOrAdministrator,
    body: { firstName: 'Zdravko', lastName: 'Zvižduk' },
    optional: { town: 'Velika Gorica' },
  },
  'GET /api/referee/profile': { allowed: refereeOrAdministrator },
  'PUT /api/referee/profile': {
    allowed: refereeOrAdministrator,
    body: { companies: [1], playsFor: [1] },
  },
  'GET /api/referees/:id/profile': { allowed: administrator },
  'PUT /api/referees/:id/profile': {
    allowed: administrator,
    body: { roles: ['first'], companies: [1], playsFor: [1], excludedBy: [1] },
  },
  'GET /api/referee/statements': { allowed: refereeOrAdministrator },
  'GET /api/referee/statements/:month': { allowed: refereeOrAdministrator },
  'GET /api/referee/statements/:month.pdf': { allowed: refereeOrAdministrator },
  'GET /api/referee/statements/:month.csv': { allowed: refereeOrAdministrator },
  'PUT /api/referee/assignments/:id/km': { allowed: refereeOrAdministrator, body: { km: 20 } },
  'GET /api/referee-statements': { allowed: administrator, query: 'month=2026-03' },
  'POST /api/referee-statements/:id/:month/close': { allowed: administrator, body: 'nothing' },
  'POST /api/referee-statements/:id/corrections': {
    allowed: administrator,
    body: { feeCents: -1, note: prose },
  },
  'GET /api/referee/feed': { allowed: refereeOrAdministrator },
  'POST /api/referee/feed': { allowed: refereeOrAdministrator, body: 'nothing' },
  'GET /api/calendar/referee/:feed.ics': { allowed: everybody },
  'GET /api/referee/matches': { allowed: refereeOrAdministrator },
  'POST /api/referee/assignments/:id/accept': {
    allowed: refereeOrAdministrator,
    body: 'nothing',
  },
  'POST /api/referee/assignments/:id/decline': {
    allowed: refereeOrAdministrator,
    body: 'nothing',
  },
  'GET /api/leagues/:id/decisions': { allowed: administrator },
  'POST /api/leagues/:id/points-adjustments': {
    allowed: administrator,
    body: ({ homeTeamId }) => ({
      teamId: homeTeamId,
      points: -1,
      cause: 'no-show',
      on: '2026-03-14',
    }),
    optional: { text: prose },
  },
  'DELETE /api/leagues/:id/points-adjustments/:decisionId': {
    allowed: administrator,
    body: {},
    optional: { text: prose },
  },
  'POST /api/leagues/:id/lots': {
    allowed: administrator,
    body: ({ homeTeamId, awayTeamId }) => ({ for: 'table', teamIds: [homeTeamId, awayTeamId] }),
    optional: { text: prose },
  },
  'DELETE /api/leagues/:id/lots/:decisionId': {
    allowed: administrator,
    body: {},
    optional: { text: prose },
  },
  'POST /api/leagues/:id/schedule/plan': {
    allowed: administrator,
    body: { seed: 1 },
    optional: { keep: [], lost: { venue: prose }, planId: 'b7b0a4ce-3f0e-4d0c-9a55-1f1c9a4f0f11' },
  },
  'GET /api/leagues/:id/schedule/fairness': { allowed: everybody },
  'GET /api/leagues/:id/schedule/plans/:planId': { allowed: administrator },
  'DELETE /api/leagues/:id/schedule/plans/:planId': { allowed: administrator, body: 'nothing' },
  'POST /api/leagues/:id/schedule/apply': {
    allowed: administrator,
    body: { plan: [{ matchId: 987_654, matchDate: instant, venue: prose }] },
    optional: { text: prose },
  },
  'GET /api/leagues/:id/discipline': { allowed: administrator },
  'GET /api/leagues/:id/fines': { allowed: administrator },
  'POST /api/leagues/:id/fines/payments': {
    allowed: administrator,
    body: ({ homeTeamId }) => ({ teamId: homeTeamId, cents: 2550, paidOn: '2025-03-15' }),
    optional: { note: prose },
  },
  'DELETE /api/leagues/:id/fines/payments/:paymentId': { allowed: administrator, body: 'nothing' },
  'GET /api/leagues/:id/suspensions': { allowed: everybody },
  'GET /api/leagues/:id/fair-play': { allowed: everybody },
  'GET /api/leagues/:id/awards': { allowed: everybody },
  'PUT /api/leagues/:id/awards/:award': {
    allowed: administrator,
    body: {},
    optional: { text: prose },
  },
  'POST /api/leagues/:id/suspensions': {
    allowed: administrator,
    body: ({ playerId }) => ({
      playerId,
      kind: 'matches',
      amount: 2,
      reason: 'violent-conduct',
      from: '2026-03-15',
    }),
    optional: { text: prose },
  },
  'PATCH /api/leagues/:id/suspensions/:decisionId': {
    allowed: administrator,
    body: { amount: 3 },
    optional: { text: prose },
  },
  'DELETE /api/leagues/:id/suspensions/:decisionId': {
    allowed: administrator,
    body: {},
    optional: { text: prose },
  },
  'POST /api/leagues/:id/suspensions/:decisionId/appeals': {
    allowed: administrator,
    body: { suspensive: true },
    optional: { text: prose },
  },
  'PATCH /api/leagues/:id/appeals/:decisionId': {
    allowed: administrator,
    body: { outcome: 'upheld' },
    optional: { text: prose },
  },
  'DELETE /api/leagues/:id/appeals/:decisionId': {
    allowed: administrator,
    body: {},
    optional: { text: prose },
  },
  'GET /api/leagues/:id/records': { allowed: everybody },
  'GET /api/leagues/:id/progress': { allowed: everybody },
  'GET /api/leagues/:id/rounds/:round/team': { allowed: everybody },
  'GET /api/leagues/:id/stages': { allowed: everybody },
  'POST /api/leagues/:id/stages': {
    allowed: administrator,
    body: {
      kind: 'knock-out',
      name: 'Doigravanje',
      entries: [
        { source: 'table', rank: 1 },
        { source: 'table', rank: 2 },
      ],
      legs: 1,
    },
    optional: {
      thirdPlace: false,
      decider: ['kicks'],
      kickOffs: [{ tie: 'F', leg: 1, at: later, venue: 'Dvorana' }],
      text: prose,
    },
  },
  'DELETE /api/leagues/:id/stages/:stageId': {
    allowed: administrator,
    body: {},
    optional: { text: prose },
  },
  'PUT /api/leagues/:id/stages/:stageId/kick-offs': {
    allowed: administrator,
    body: { kickOffs: [{ tie: 'F', leg: 1, at: later }] },
    optional: { text: prose },
  },
  'POST /api/leagues/:id/stages/:stageId/seed': {
    allowed: administrator,
    body: { again: false, anyway: true, teamIds: null },
    optional: { text: prose },
  },
  'GET /api/leagues/:id/stages/:stageId/bracket': { allowed: everybody },
  'GET /api/leagues/:id/stages/:stageId/tables': { allowed: everybody },
  'POST /api/leagues/:id/stages/:stageId/ties/:tie': {
    allowed: administrator,
    body: ({ homeTeamId }) => ({ winner: homeTeamId, by: 'administrator' }),
    optional: { text: prose },
  },
  'DELETE /api/leagues/:id/stages/:stageId/ties/:tie': {
    allowed: administrator,
    body: {},
    optional: { text: prose },
  },
  'POST /api/leagues/:id/withdrawals': {
    allowed: administrator,
    body: ({ homeTeamId }) => ({ teamId: homeTeamId, mode: 'annul-all' }),
    optional: { text: prose },
  },
  'DELETE /api/leagues/:id/withdrawals/:teamId': {
    allowed: administrator,
    body: {},
    optional: { text: prose },
  },
  'POST /api/leagues': {
    allowed: administrator,
    body: { name: 'Liga', season: '2026', startDate: instant, endDate: later },
    optional: leagueSettings,
  },
  'PATCH /api/leagues/:id': {
    allowed: administrator,
    body: {},
    optional: {
      name: 'Liga',
      season: '2026',
      startDate: instant,
      endDate: later,
      ...leagueSettings,
    },
  },
  'POST /api/teams': {
    allowed: administrator,
    body: ({ userIds, leagueId }) => ({ userId: userIds.company, leagueId }),
  },
  'PATCH /api/teams/:id': { allowed: administrator, body: { name: 'Bura' } },
  'DELETE /api/teams/:id/league': { allowed: administrator, body: 'nothing' },
  'GET /api/teams/my': { allowed: company },
  'GET /api/teams/my/discipline': { allowed: company },
  'GET /api/teams/my/fines': { allowed: company },
  'GET /api/teams/league/:leagueId': { allowed: signedIn },
  'GET /api/teams/:id/details': { allowed: everybody },
  'GET /api/teams/:id/head-to-head/:otherId': { allowed: everybody },
  'GET /api/search': { allowed: everybody, query: '?q=ana' },
  'GET /api/team-statistics/my': { allowed: company },
  'POST /api/players': { allowed: companyOrAdministrator, body: 'form' },
  'GET /api/players/pending': { allowed: administrator },
  'GET /api/players/team/:teamId': { allowed: administrator },
  'GET /api/players/:id': { allowed: everybody },
  'PATCH /api/players/:id': {
    allowed: companyOrAdministrator,
    body: {},
    optional: { firstName: 'Ana', lastName: 'Horvat', jerseyNumber: 7, namePolicy: 'hidden' },
  },
  'PUT /api/players/:id/document': { allowed: companyOrAdministrator, body: 'form' },
  'POST /api/players/:id/withdraw': { allowed: companyOrAdministrator, body: 'nothing' },
  'POST /api/players/:id/return': {
    allowed: companyOrAdministrator,
    body: {},
    optional: { jerseyNumber: 7 },
  },
  'GET /api/players/my-team/stats': { allowed: company },
  'PATCH /api/players/:id/status': { allowed: administrator, body: { status: 'approved' } },
  'GET /api/players/:id/document': { allowed: companyOrAdministrator },

  'GET /api/rules': { allowed: signedIn },
  'POST /api/rules': { allowed: administrator, body: 'form' },
  'GET /api/rules/versions': { allowed: administrator },
  'GET /api/rules/:id/file': { allowed: signedIn },

  'GET /api/matches/:id/photo': { allowed: everybody },
  'GET /api/matches/:id/photo/rights': { allowed: matchParties },
  'PUT /api/matches/:id/photo': { allowed: matchParties, body: 'form' },
  'DELETE /api/matches/:id/photo': { allowed: matchParties, body: 'nothing' },
  'GET /api/match-photos/:name': { allowed: everybody },
  'GET /api/gallery': { allowed: everybody },
  'GET /api/gallery/images/:name': { allowed: everybody },
  'POST /api/gallery/upload-url': { allowed: administrator, body: 'nothing' },
  'POST /api/gallery': {
    allowed: administrator,
    body: {
      imageURL: '/api/uploads/00000000-0000-4000-8000-000000000000',
      title: 'Slika',
      originalFilename: 'slika.jpg',
      mimeType: 'image/jpeg',
      fileSize: 1_000,
    },
    optional: { description: prose },
  },
  'DELETE /api/gallery/:id': { allowed: signedIn, body: 'nothing' },

  // Its signature is the right to send to it.
  'PUT /api/uploads/:id': { allowed: everybody, body: 'form' },

  'GET /api/league-table': { allowed: everybody },
  'GET /api/league-table/real': { allowed: signedIn },
  'GET /api/league-table/live': { allowed: everybody },
  'GET /api/league-table/live/real': { allowed: signedIn },
  'GET /api/league-table/:id': { allowed: signedIn },
  'GET /api/league-table/:id/partial': { allowed: signedIn, query: '?by=home' },
  'GET /api/league-table/:id/known': {
    allowed: administrator,
    query: '?at=2026-03-14T18:00:00Z',
  },
  'GET /api/league-table/:id/live/top': { allowed: everybody },
  'GET /api/league-table/:id/live': { allowed: signedIn },
  'GET /api/statistics/top-scorers': { allowed: everybody },
  'GET /api/statistics/top-scorers/real': { allowed: signedIn },
  'GET /api/statistics/top-assists': { allowed: everybody },
  'GET /api/statistics/top-assists/real': { allowed: signedIn },
  'GET /api/statistics/top-mvp': { allowed: everybody },
  'GET /api/statistics/top-mvp/real': { allowed: signedIn },

  'GET /api/matches': { allowed: signedIn },
  'GET /api/matches/upcoming': { allowed: everybody },
  'GET /api/matches/commentary': { allowed: everybody },
  'GET /api/matches/:id/commentary': { allowed: everybody },
  'GET /api/matches/:id/commentaries': { allowed: administrator },
  'PATCH /api/matches/:id/commentaries/:kind/:language': {
    allowed: administrator,
    body: {},
    optional: { text: prose, hidden: true, insteadOf: prose },
  },
  'POST /api/matches/:id/commentaries/:kind/:language/regenerate': {
    allowed: administrator,
    body: {},
    optional: { insteadOf: prose },
  },
  'GET /api/matches/upcoming/user': { allowed: signedIn },
  'GET /api/matches/counts': { allowed: administrator },
  'GET /api/matches/bookings': { allowed: administrator },
  'GET /api/matches/league/:id': { allowed: signedIn },
  'GET /api/matches/:id/statistics': { allowed: signedIn },
  'GET /api/matches/:id/meaning': { allowed: everybody },
  'POST /api/matches': {
    allowed: administrator,
    body: ({ homeTeamId, awayTeamId }) => ({ homeTeamId, awayTeamId, matchDate: instant }),
    optional: { round: 3, venue: prose, status: 'scheduled' },
  },
  'POST /api/matches/generate-schedule': {
    allowed: administrator,
    body: ({ leagueId }) => ({
      leagueId,
      roundsCount: 1,
      homeAway: false,
      roundDates: ['2026-05-24'],
      matchTimes: ['19:00'],
    }),
    optional: { venue: prose },
  },
  'DELETE /api/matches': { allowed: administrator, body: 'nothing' },
  'DELETE /api/matches/league/:id': { allowed: administrator, body: 'nothing' },

  'GET /api/matches/:id/report.pdf': { allowed: everybody },
  'GET /api/matches/:id/report-full.pdf': { allowed: ['admin', 'own-referee', 'own-company'] },
  'GET /api/matches/:id/lineup.pdf': { allowed: everybody },
  'GET /api/leagues/:id/rounds/:round.pdf': { allowed: everybody },

  'GET /api/leagues/:id/slots': { allowed: everybody },
  'PUT /api/leagues/:id/slots': { allowed: administrator, body: 'list' },
  'GET /api/leagues/:id/blackouts': { allowed: companyOrAdministrator },
  'POST /api/leagues/:id/blackouts': {
    allowed: companyOrAdministrator,
    body: { fromDay: '2026-05-01', toDay: '2026-05-02', hard: false },
    optional: ({ homeTeamId }) => ({
      teamId: homeTeamId,
      venue: 'Dvorana Kolo',
      reason: 'Proslava',
    }),
  },
  'DELETE /api/leagues/:id/blackouts/:blackoutId': {
    allowed: companyOrAdministrator,
    body: 'nothing',
  },
  'GET /api/leagues/:id/holidays': { allowed: administrator, query: 'year=2026' },
  'GET /api/leagues/:id/preferences': { allowed: companyOrAdministrator },
  'PUT /api/teams/:id/preferences': {
    allowed: companyOrAdministrator,
    body: { preferences: [{ kind: 'earliest', value: '18:00' }] },
  },
  'POST /api/leagues/:id/schedule/shift': {
    allowed: administrator,
    body: { from: instant, minutes: -1, preview: false },
  },
  'GET /api/leagues/:id/fixtures.csv': { allowed: administrator },
  'POST /api/leagues/:id/fixtures.csv': { allowed: administrator, body: 'form' },
  'GET /api/leagues/:id/archive.zip': { allowed: signedIn },
  'GET /api/leagues/:id/exports/players.csv': { allowed: administrator },
  'GET /api/leagues/:id/exports/:table.csv': { allowed: signedIn },
  'GET /api/leagues/:id/imports': { allowed: administrator },
  'POST /api/leagues/:id/imports/:file': { allowed: administrator, body: 'form' },
  'DELETE /api/leagues/:id/imports/:file': { allowed: administrator, body: 'nothing' },
  'GET /api/matches/:id/finals-conflicts': {
    allowed: ['admin', 'own-referee', 'own-company'],
    query: '?at=2026-05-24T18:00:00Z',
  },
  'GET /api/matches/:id/free-slots': { allowed: ['admin', 'own-referee', 'own-company'] },
  'GET /api/leagues/:id/move-proposals': { allowed: companyOrAdministrator },
  'POST /api/matches/:id/move-proposals': {
    allowed: companyOrAdministrator,
    body: { matchDate: later, venue: 'Dvorana Kolo' },
  },
  'PATCH /api/move-proposals/:id': {
    allowed: companyOrAdministrator,
    body: { state: 'declined' },
  },
  'DELETE /api/move-proposals/:id': { allowed: company, body: 'nothing' },
  'GET /api/venues': { allowed: administrator },
  'PATCH /api/venues/:id': {
    allowed: administrator,
    body: { address: prose, surface: 'parket', lighting: null },
  },

  'GET /api/calendar/league/:id.ics': { allowed: everybody },
  'GET /api/calendar/team/:id.ics': { allowed: everybody },

  'GET /api/share/match/:id.png': { allowed: everybody },
  'GET /api/share/team/:id.png': { allowed: everybody },
  'GET /api/share/table.png': { allowed: everybody },
  'GET /api/share/table/:id.png': { allowed: everybody },
  'GET /api/share/bracket/:id.png': { allowed: everybody },
  'GET /api/share/awards/:id.png': { allowed: everybody },
  'GET /api/share/stories/match/:id/:story.png': { allowed: everybody },
  'GET /api/share/stories/awards/:id/:award.png': { allowed: everybody },
  'GET /api/share/site.png': { allowed: everybody },
  'GET /robots.txt': { allowed: everybody },
  'GET /sitemap.xml': { allowed: everybody },

  'GET /api/live': { allowed: everybody },
  'GET /api/live/:matchId': { allowed: everybody },
  'GET /api/matches/:id/replay': { allowed: everybody },
  'GET /api/matches/:id/mvp-votes': { allowed: everybody },
  'POST /api/matches/:id/mvp-votes': {
    allowed: signedIn,
    body: ({ playerId }) => ({ playerId, rating: 5 }),
  },
  'GET /api/matches/:id/prediction': { allowed: signedIn },
  'PUT /api/matches/:id/prediction': { allowed: signedIn, body: { home: 3, away: 2 } },
  'GET /api/predictions/groups': { allowed: signedIn },
  'POST /api/predictions/groups': {
    allowed: signedIn,
    body: { name: prose },
    optional: { result: 'kicks' },
  },
  'GET /api/predictions/groups/:id': { allowed: signedIn },
  'DELETE /api/predictions/groups/:id': { allowed: signedIn, body: 'nothing' },
  'POST /api/predictions/groups/:id/join': { allowed: signedIn, body: { code: prose } },
  'DELETE /api/predictions/groups/:id/membership': { allowed: signedIn, body: 'nothing' },
  'GET /api/push/key': { allowed: everybody },
  'POST /api/push/subscriptions': {
    allowed: everybody,
    body: ({ homeTeamId }) => ({ ...pushSample, topics: [{ kind: 'team', id: homeTeamId }] }),
    optional: { kinds: ['goal', 'final'] },
  },
  'DELETE /api/push/subscriptions': {
    allowed: everybody,
    body: { endpoint: pushSample.endpoint },
  },
  'GET /api/matches/:id/grants': { allowed: officials },
  'POST /api/matches/:id/grants': {
    allowed: officials,
    body: { label: prose },
    optional: { validTo: later, wholeDay: true },
  },
  'DELETE /api/matches/:id/grants/:grantId': { allowed: officials, body: 'nothing' },
  'GET /api/matches/:id/hall-board': { allowed: matchTable },
  'GET /api/teams/my/referee-ratings': { allowed: company },
  'PUT /api/matches/:id/referee-rating': {
    allowed: company,
    body: ({ userIds }) => ({ userId: userIds.referee, stars: 4 }),
  },
  'GET /api/leagues/:id/referee-ratings': { allowed: administrator },
  'GET /api/matches/:id/referees': { allowed: administrator },
  'GET /api/matches/:id/referee-candidates': { allowed: administrator, query: 'role=first' },
  'PUT /api/matches/:id/referees': {
    allowed: administrator,
    body: ({ userIds }) => ({ userIds: [userIds.referee] }),
  },
  'POST /api/matches/:id/referees': {
    allowed: administrator,
    body: ({ userIds }) => ({ role: 'first', userId: userIds.referee }),
  },
  'DELETE /api/matches/:id/referees/:assignmentId': { allowed: administrator, body: 'nothing' },
  'GET /api/matches/:id/officials': { allowed: matchTable },
  'PUT /api/matches/:id/officials': {
    allowed: matchTable,
    body: { side: 'home', role: 'coach' },
    optional: { firstName: 'Ivo', lastName: 'Ivić', town: 'Sesvete' },
  },
  'POST /api/console/enter': {
    allowed: everybody,
    body: {},
    optional: { token: 'x'.repeat(22), code: 'K7P-42M', pin: '000000' },
  },
  'GET /api/console': { allowed: ['console'] },
  'POST /api/console/leave': { allowed: everybody, body: 'nothing' },
  'GET /api/matches/:id/manage': { allowed: matchTable },
  'GET /api/matches/:id/stats': { allowed: signedIn },
  'GET /api/matches/:id/events': { allowed: administrator },
  'PATCH /api/matches/:id/schedule': {
    allowed: administrator,
    body: { matchDate: instant },
    optional: { venue: prose, round: 3 },
  },
  'PATCH /api/matches/:id/state': {
    allowed: matchTable,
    body: {},
    optional: {
      status: 'in_progress',
      matchState: 'first-half',
      currentHalf: 1,
      homeScore: 1,
      awayScore: 1,
      homeTimeoutsUsed: 1,
      awayTimeoutsUsed: 1,
      homeShots: 3,
      awayShots: 3,
      homeShotsOnTarget: 3,
      awayShotsOnTarget: 3,
      homeGoalkeeperSaves: 3,
      awayGoalkeeperSaves: 3,
      homeCorners: 3,
      awayCorners: 3,
      levelReason: 'other',
    },
  },
  'PATCH /api/matches/:id/score': { allowed: administrator, body: { team: 'home', score: 3 } },
  'PATCH /api/matches/:id/result': { allowed: administrator, body: { homeScore: 3, awayScore: 1 } },
  'POST /api/matches/:id/attendance': {
    allowed: matchTable,
    body: ({ playerId }) => ({ team: 'home', playerIds: [playerId] }),
    optional: listCheck,
  },
  'POST /api/matches/:id/initialize': {
    allowed: matchTable,
    body: ({ playerId }) => ({ playerIds: [playerId] }),
    optional: listCheck,
  },
  'POST /api/matches/:id/stats/increment': {
    allowed: matchTable,
    body: ({ playerId }) => ({ playerId, statField: 'goals' }),
  },
  'POST /api/matches/:id/goals': {
    allowed: matchTable,
    body: { team: 'home' },
    optional: ({ playerId, teammateId }) => ({
      scorer: playerId,
      assist: teammateId,
      kind: 'open-play',
    }),
  },
  'POST /api/matches/:id/team-stats/increment': {
    allowed: matchTable,
    body: { team: 'home', statistic: 'shots', by: -1 },
  },
  'POST /api/matches/:id/timeouts': {
    allowed: matchTable,
    body: { team: 'home' },
    optional: { action: 'grant' },
  },
  'POST /api/matches/:id/clock': {
    allowed: matchTable,
    body: { action: 'start' },
    optional: { playedSeconds: 60, reason: 'injury' },
  },
  'POST /api/matches/:id/clock/lease': { allowed: matchTable, body: { take: true } },
  'POST /api/matches/:id/presence': { allowed: matchTable, body: { unsent: 0 } },
  'POST /api/matches/:id/periods': {
    allowed: matchTable,
    body: { period: 3, action: 'start' },
    optional: { for: 'penalty' },
  },
  'POST /api/matches/:id/fouls': {
    allowed: matchTable,
    body: { team: 'home' },
    optional: ({ playerId }) => ({ playerId, official: true, restart: 'direct' }),
  },
  'POST /api/matches/:id/cards': {
    allowed: matchTable,
    body: { team: 'home', card: 'yellow' },
    optional: ({ playerId }) => ({ playerId, official: 'coach', place: 'pitch' }),
  },
  'POST /api/matches/:id/exclusions': {
    allowed: matchTable,
    body: { team: 'home' },
    optional: ({ playerId }) => ({ playerId }),
  },
  'POST /api/matches/:id/missed-kicks': {
    allowed: matchTable,
    body: { team: 'home', kind: 'penalty', how: 'saved' },
    optional: ({ playerId }) => ({ playerId }),
  },
  'POST /api/matches/:id/reentries': {
    allowed: matchTable,
    body: { cause: 'no-such-action.0' },
  },
  'POST /api/matches/:id/shootout': { allowed: matchTable, body: { first: 'home' } },
  'POST /api/matches/:id/shootout/kicks': {
    allowed: matchTable,
    body: { team: 'home', scored: true },
    optional: ({ playerId }) => ({ playerId }),
  },
  'POST /api/matches/:id/flags': {
    allowed: matchTable,
    body: { actionId: 'tap.0', flagged: true },
  },
  'POST /api/matches/:id/kick-offs': {
    allowed: matchTable,
    body: { period: 1, team: 'home' },
  },
  'POST /api/matches/:id/score-check': { allowed: matchTable, body: { inDoubt: true } },
  'POST /api/matches/:id/players': {
    allowed: matchTable,
    body: ({ playerId }) => ({ team: 'home', playerId }),
    optional: (ids) => ({ reason: 'came-late', ...listCheck(ids) }),
  },
  'POST /api/matches/:id/replacements': {
    allowed: matchTable,
    body: ({ playerId, teammateId }) => ({
      team: 'home',
      playerId,
      replacedBy: teammateId,
      reason: 'absent',
    }),
    optional: listCheck,
  },
  'POST /api/matches/:id/lineup-roles': {
    allowed: matchTable,
    body: ({ playerId }) => ({ playerId, role: 'captain', given: true }),
  },
  'POST /api/matches/:id/mvp': { allowed: matchTable, body: ({ playerId }) => ({ playerId }) },
  'PATCH /api/matches/:id/actions/:actionId': {
    allowed: matchTable,
    body: {},
    optional: ({ playerId, teammateId }) => ({
      scorer: playerId,
      assist: teammateId,
      kind: 'open-play',
      second: 60,
      playerId,
      official: 'coach',
      restart: 'direct',
      card: 'yellow',
      place: 'pitch',
      how: 'saved',
      scored: true,
      period: 1,
      playedSeconds: 60,
    }),
  },
  'POST /api/matches/:id/postpone': {
    allowed: administrator,
    body: { reason: 'hall', newDate: null },
    optional: { text: prose },
  },
  'POST /api/matches/:id/abandon': {
    allowed: matchTable,
    body: { reason: 'injury', atFault: 'none' },
    optional: { text: prose },
  },
  'POST /api/matches/:id/resume': { allowed: matchTable, body: {}, optional: { text: prose } },
  'POST /api/matches/:id/replay-order': {
    allowed: administrator,
    body: { mode: 'from-start' },
    optional: { matchDate: later, venue: prose, text: prose },
  },
  'POST /api/matches/:id/award': {
    allowed: administrator,
    body: { winner: 'home', cause: 'no-show' },
    optional: { homeScore: 5, awayScore: 0, keepsPlayed: true, text: prose },
  },
  'POST /api/matches/:id/annul': {
    allowed: administrator,
    body: { reason: 'decision' },
    optional: { text: prose },
  },
  'POST /api/matches/:id/ruling-preview': {
    allowed: administrator,
    body: { ruling: 'award', winner: 'home' },
    optional: { homeScore: 5, awayScore: 0, keepsPlayed: true },
  },
  'DELETE /api/matches/:id/award': {
    allowed: administrator,
    body: {},
    optional: { text: prose },
  },
  'DELETE /api/matches/:id/annulment': {
    allowed: administrator,
    body: {},
    optional: { text: prose },
  },
  'DELETE /api/matches/:id/postponement': {
    allowed: administrator,
    body: {},
    optional: { text: prose },
  },
  'GET /api/matches/:id/sign-off': { allowed: matchParties },
  'POST /api/matches/:id/sign-off': {
    allowed: matchParties,
    body: { role: 'home', method: 'tick', reportHash: `1:${'4f'.repeat(32)}` },
    optional: { name: prose, drawing: 'M0 0L9 9', pin: '123456' },
  },
  'PUT /api/matches/:id/team-pins': {
    allowed: ['admin', 'own-referee', 'own-company'],
    body: { team: 'home', pin: '123456' },
  },
  'POST /api/matches/:id/sign-off/refuse': {
    allowed: matchParties,
    body: { role: 'home', reason: 'absent' },
    optional: { text: prose },
  },
  'POST /api/matches/:id/remarks': { allowed: matchParties, body: { text: prose } },
  'POST /api/matches/:id/protests': {
    allowed: matchParties,
    body: { team: 'home', text: prose },
  },
  'PATCH /api/matches/:id/protests/:decisionId': {
    allowed: administrator,
    body: { outcome: 'rejected' },
    optional: { text: prose },
  },
  'POST /api/matches/:id/confirm': { allowed: officials, body: {}, optional: { text: prose } },
  'POST /api/matches/:id/reopen': {
    allowed: administrator,
    body: { reason: 'scorer', hours: 24 },
    optional: { text: prose },
  },
  'DELETE /api/matches/:id/replay-order': {
    allowed: administrator,
    body: {},
    optional: { text: prose },
  },
  'POST /api/matches/:id/undo': {
    allowed: matchTable,
    body: {},
    optional: { eventId: 'no-such-action.0' },
  },
};

/** The parameters that a read demands. */
export const queryOf = (route: string): string =>
  Object.entries(routes).find(([name]) => name === route)?.[1].query ?? '';

/** The body of a write, for the ids of one test; null where it reads no JSON. */
export function sampleOf(route: string, ids: Ids): { body: Fields; optional: Fields } | null {
  const row = Object.entries(routes).find(([name]) => name === route)?.[1];
  if (row === undefined || !('body' in row) || typeof row.body === 'string') return null;
  return { body: given(row.body, ids), optional: given(row.optional ?? {}, ids) };
}

const given = (sample: Sample, ids: Ids): Fields =>
  typeof sample === 'function' ? sample(ids) : sample;

/** The ids of a match's league and players. */
export function idsOf({ userIds }: TestApp, { league, home }: LiveMatchUnderTest): Ids {
  const [homeTeam, awayTeam] = league.teams;
  const [playerId, teammateId] = home;
  if (!homeTeam || !awayTeam || !playerId || !teammateId)
    throw new Error('The match has no players');
  const { leagueId } = league;
  const teams = { homeTeamId: homeTeam.id, awayTeamId: awayTeam.id };
  return { userIds, leagueId, ...teams, playerId, teammateId };
}

/** One of each command that a tablet sends. */
export const tabletCommands: {
  readonly [Type in ConsoleCommand['type']]: Extract<ConsoleCommand, { type: Type }>;
} = {
  ConfirmAttendance: {
    type: 'ConfirmAttendance',
    team: 'home',
    playerIds: [1],
    roster: { home: [], away: [] },
  },
  InitialiseMatch: { type: 'InitialiseMatch', playerIds: [1], roster: { home: [], away: [] } },
  AddPlayer: {
    type: 'AddPlayer',
    team: 'home',
    playerId: 1,
    reason: 'came-late',
    roster: { home: [], away: [] },
  },
  ReplacePlayer: {
    type: 'ReplacePlayer',
    team: 'home',
    playerId: 1,
    replacedBy: 2,
    reason: 'absent',
    roster: { home: [], away: [] },
  },
  ChangeLineupRole: { type: 'ChangeLineupRole', playerId: 1, role: 'captain', given: true },
  ChangeState: { type: 'ChangeState', wanted: { matchState: 'half-time' } },
  RaisePlayerCounter: { type: 'RaisePlayerCounter', playerId: 1, counter: 'goals' },
  RecordGoal: { type: 'RecordGoal', team: 'home', scorer: 1, assist: 2, kind: 'open-play' },
  CorrectAction: { type: 'CorrectAction', actionId: 'tap.0', correction: { second: 60 } },
  ChangeTeamStatistic: { type: 'ChangeTeamStatistic', team: 'home', statistic: 'shots', by: 1 },
  TakeTimeout: { type: 'TakeTimeout', team: 'home' },
  AbandonMatch: { type: 'AbandonMatch', reason: 'injury', atFault: 'none' },
  ResumeMatch: { type: 'ResumeMatch' },
  SignResult: {
    type: 'SignResult',
    role: 'home',
    method: 'tick',
    reportHash: `1:${'4f'.repeat(32)}`,
    name: 'Ana',
  },
  RefuseSignature: { type: 'RefuseSignature', role: 'home', reason: 'absent' },
  AddRemark: { type: 'AddRemark', text: 'Mokar parket' },
  AnnounceProtest: { type: 'AnnounceProtest', team: 'home', text: 'Igrač bez dozvole' },
  RequestTimeout: { type: 'RequestTimeout', team: 'home' },
  EndTimeout: { type: 'EndTimeout', team: 'home' },
  ControlClock: { type: 'ControlClock', action: 'stop', playedSeconds: 61, reason: 'injury' },
  ControlPeriod: { type: 'ControlPeriod', period: 3, action: 'start' },
  ExtendPeriod: { type: 'ExtendPeriod', period: 1, for: 'penalty' },
  RecordFoul: { type: 'RecordFoul', team: 'home', playerId: 1, restart: 'direct' },
  ShowCard: {
    type: 'ShowCard',
    team: 'home',
    playerId: 1,
    official: null,
    card: 'yellow',
    place: 'pitch',
  },
  GiveExclusion: { type: 'GiveExclusion', team: 'home', playerId: 1 },
  AllowReentry: { type: 'AllowReentry', cause: 'tap.0' },
  RecordMissedKick: {
    type: 'RecordMissedKick',
    team: 'home',
    kind: 'penalty',
    playerId: null,
    how: 'wide',
  },
  StartShootout: { type: 'StartShootout', first: 'home' },
  TakeShootoutKick: { type: 'TakeShootoutKick', team: 'home', playerId: null, scored: true },
  QuestionScore: { type: 'QuestionScore' },
  ConfirmScore: { type: 'ConfirmScore' },
  FlagEntry: { type: 'FlagEntry', actionId: 'tap.0', flagged: true },
  GiveKickOff: { type: 'GiveKickOff', period: 1, team: 'home' },
  ChooseMvp: { type: 'ChooseMvp', playerId: 1 },
  Undo: { type: 'Undo', actionId: 'tap.0' },
};
