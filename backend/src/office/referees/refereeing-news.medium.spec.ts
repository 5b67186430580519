import {
  type AssignmentAnswer,
  type ClaimAnswer,
  type MatchAnswer,
  placeIdOf,
  type RefereeRules,
  usualRefereeRules,
} from '@kolo/domain';
import { startTestApp, type TestApp, testPassword } from '../../../test/app.js';
import { collectedMails } from '../../../test/collected-mails.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { NoticeMailsService } from '../../people/notices/notice-mails.service.js';
import type { Mail } from '../../platform/mail/mailer.service.js';
import { RefereesFollowService } from './referees-follow.service.js';

let kolo: TestApp;
/** Another node of the same database. */
let other: TestApp;
let league: TestLeague;
let match: number;
let mails: Mail[];
/** A second referee. */
let rival: { id: number; cookie: string };

const inDays = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();

beforeAll(async () => {
  kolo = await startTestApp({ config: { publicOrigin: 'https://liga.test' } });
  other = await startTestApp({ database: kolo.database });
  const { rows } = await kolo.db.query<{ id: number }>(
    `INSERT INTO users (username, password, email, role, approved)
     SELECT 'drugi', password, 'drugi@kolo.test', role, true FROM users WHERE username = 'referee'
     RETURNING id`,
  );
  const body = { username: 'drugi', password: testPassword };
  const { headers } = await kolo.call('POST', '/api/login', { body });
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  rival = { id: rows[0]?.id ?? 0, cookie };
});
afterAll(async () => {
  await other.close();
  await kolo.close();
});
beforeEach(async () => {
  mails = collectedMails();
  await kolo.db.query('DELETE FROM referee_assignments; DELETE FROM notices');
  await kolo.db.query(
    "UPDATE users SET language = 'hr', email_confirmed_at = now() WHERE role IN ('referee', 'admin')",
  );
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
  await setRules({});
  const [home, away] = league.teams;
  const fixture = { homeTeamId: home?.id, awayTeamId: away?.id, venue: 'Dvorana Kolo' };
  const body = { ...fixture, matchDate: inDays(10) };
  match = (await must<MatchAnswer>('admin', 'POST', 'matches', body)).id;
});
afterEach(() => jest.restoreAllMocks());

function must<Answer>(
  as: 'referee' | 'rival' | 'admin',
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const who = as === 'rival' ? { headers: { cookie: rival.cookie } } : { as };
  return kolo.must(method, `/api/${path}`, { ...who, body });
}

const setRules = (change: Partial<RefereeRules>): Promise<unknown> =>
  must('admin', 'PUT', `leagues/${league.leagueId}/referee-rules`, {
    ...usualRefereeRules,
    roles: [{ role: 'first', feeCents: 3000 }],
    ...change,
  });
const assign = async (userId = kolo.userIds.referee): Promise<number> => {
  const body = { role: 'first', userId };
  const made = await must<AssignmentAnswer>('admin', 'POST', `matches/${match}/referees`, body);
  return made.assignmentId;
};
const claim = (as: 'referee' | 'rival'): Promise<ClaimAnswer> =>
  must(as, 'POST', `referee/places/${placeIdOf({ matchId: match, role: 'first' })}/claim`);
const answer = (id: number, word: 'accept' | 'decline'): Promise<unknown> =>
  must('referee', 'POST', `referee/assignments/${id}/${word}`);
const follow = (): Promise<unknown> =>
  Promise.all(
    [kolo, other].map(({ app }) => app.get(RefereesFollowService, { strict: false }).run()),
  );

/** Rounds of both nodes, after everybody has been quiet for a minute. */
async function aMinuteLater(): Promise<void> {
  await kolo.db.query("UPDATE notices SET created_at = created_at - interval '1 minute'");
  await Promise.all(
    [kolo, other].map(({ app }) => app.get(NoticeMailsService, { strict: false }).send()),
  );
}

async function subjectsTo(userId: number): Promise<string[]> {
  const { rows } = await kolo.db.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [
    userId,
  ]);
  return mails.filter(({ to }) => to === rows[0]?.email).map(({ subject }) => subject);
}

it('whoever is assigned is mailed once, in their language, and not after they have answered', async () => {
  await kolo.db.query("UPDATE users SET language = 'en' WHERE id = $1", [kolo.userIds.referee]);
  const id = await assign();
  await aMinuteLater();
  await aMinuteLater();
  expect(mails).toMatchObject([{ subject: 'Kolo: a match to referee' }]);
  expect(mails[0]?.text).toMatch(/ {2}- Adria – Bura, .+, Dvorana Kolo \(first referee\)/);
  await answer(id, 'decline');
  await answer(await assign(), 'accept');
  await aMinuteLater();
  expect(mails).toHaveLength(1);
});

it('whoever claimed a place that another one gets is mailed, and the other one too', async () => {
  await setRules({ mode: 'administrator' });
  await claim('referee');
  await claim('rival');
  await assign(rival.id);
  await aMinuteLater();
  expect(await subjectsTo(kolo.userIds.referee)).toEqual(['Kolo: mjesto je dobio drugi sudac']);
  expect(await subjectsTo(rival.id)).toEqual(['Kolo: dodijeljeno vam je suđenje']);
});

it('whoever did not answer in time is mailed that the place is open again', async () => {
  await claim('referee');
  await kolo.db.query(`UPDATE referee_assignments SET answer_by = now() - interval '1 minute'`);
  await follow();
  await aMinuteLater();
  expect(mails).toMatchObject([{ subject: 'Kolo: rok za odgovor je istekao' }]);
});

it('whoever accepted a match that is moved is asked by mail, once', async () => {
  await answer((await claim('referee')).assignmentId ?? 0, 'accept');
  const moved = { matchDate: inDays(12), venue: 'Dvorana Kolo' };
  await must('admin', 'PATCH', `matches/${match}/schedule`, moved);
  await follow();
  await follow();
  await aMinuteLater();
  expect(await subjectsTo(kolo.userIds.referee)).toEqual([
    'Kolo: utakmica koju sudite je premještena',
  ]);
});

it('administrators are mailed by whom a match was cancelled late, and of no other cancellation', async () => {
  await answer((await claim('referee')).assignmentId ?? 0, 'accept');
  await must(
    'referee',
    'DELETE',
    `referee/places/${placeIdOf({ matchId: match, role: 'first' })}/claim`,
  );
  await aMinuteLater();
  expect(mails).toEqual([]);
  await setRules({ lateCancelHours: 11 * 24 });
  const id = (await claim('referee')).assignmentId ?? 0;
  await answer(id, 'accept');
  await answer(id, 'decline');
  await aMinuteLater();
  expect(await subjectsTo(kolo.userIds.admin)).toEqual(['Kolo: sudac je kasno otkazao']);
  expect(mails[0]?.text).toContain('(prvi sudac): referee');
});
