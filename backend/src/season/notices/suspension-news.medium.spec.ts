import { randomUUID } from 'node:crypto';
import {
  type DecisionAnswer,
  type MatchAnswer,
  type SeasonRules,
  usualSeasonRules,
} from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { collectedMails } from '../../../test/collected-mails.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { type LiveMatchUnderTest, matchOn } from '../../../test/live-match.js';
import { NoticeMailsService } from '../../people/notices/notice-mails.service.js';
import type { Mail } from '../../platform/mail/mailer.service.js';

let kolo: TestApp;
/** Another node of the same database. */
let other: TestApp;
let league: TestLeague;
let mails: Mail[];

beforeAll(async () => {
  kolo = await startTestApp({ config: { publicOrigin: 'https://liga.test' } });
  other = await startTestApp({ database: kolo.database });
});
afterAll(async () => {
  await other.close();
  await kolo.close();
});
beforeEach(async () => {
  mails = collectedMails();
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
  await kolo.db.query(
    `UPDATE users SET language = 'hr', email_confirmed_at = now()
     WHERE id IN (SELECT user_id FROM teams WHERE league_id = $1)`,
    [league.leagueId],
  );
  await sendOn(kolo);
});
afterEach(() => jest.restoreAllMocks());

const sendOn = ({ app }: TestApp): Promise<void> =>
  app.get(NoticeMailsService, { strict: false }).send();

/** Rounds of both nodes, after everybody has been quiet for a minute. */
async function aMinuteLater(): Promise<void> {
  await Promise.all([sendOn(kolo), sendOn(other)]);
  await kolo.db.query("UPDATE notices SET created_at = created_at - interval '1 minute'");
  await Promise.all([sendOn(kolo), sendOn(other)]);
}

const first = (): number => league.teams[0]?.playerIds[0] ?? 0;
const textsTo = async (place: number): Promise<string[]> => {
  const { rows } = await kolo.db.query<{ email: string }>(
    'SELECT email FROM users u JOIN teams t ON t.user_id = u.id WHERE t.id = $1',
    [league.teams[place]?.id],
  );
  return mails.filter(({ to }) => to === rows[0]?.email).map(({ text }) => text);
};

async function send(method: string, path: string, body: object): Promise<unknown> {
  const headers = { 'idempotency-key': randomUUID() };
  const { status, json, text } = await kolo.call(method, path, { as: 'admin', body, headers });
  if (status >= 300) throw new Error(`${path} answered ${status}: ${text}`);
  return json;
}

async function running(absent?: number): Promise<LiveMatchUnderTest> {
  const [home, away] = league.teams;
  const matchDate = new Date().toISOString();
  const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate };
  const { id } = (await send('POST', '/api/matches', body)) as MatchAnswer;
  const match = matchOn(kolo, id, league);
  const playerIds = [...match.home, ...match.away].filter((id) => id !== absent);
  await match.must('POST', 'initialize', { playerIds });
  await match.must('PATCH', 'state', { status: 'in_progress', matchState: 'first-half' });
  return match;
}

async function finish(match: LiveMatchUnderTest): Promise<void> {
  for (const matchState of ['half-time', 'second-half', 'completed'])
    await match.must('PATCH', 'state', { matchState });
}

async function undoFirstCard(match: LiveMatchUnderTest): Promise<void> {
  const { actions } = await match.state();
  const card = actions.find(({ type }) => type === 'CardShown');
  await match.must('POST', 'undo', { eventId: card?.id });
}

const setRules = (rules: Partial<SeasonRules>): Promise<unknown> =>
  send('PUT', `/api/leagues/${league.leagueId}/season-rules`, { ...usualSeasonRules, ...rules });

const cancel = (decisionId: string): Promise<unknown> =>
  send('DELETE', `/api/leagues/${league.leagueId}/suspensions/${decisionId}`, {});

const impose = async (more: object = {}): Promise<DecisionAnswer> =>
  (await send('POST', `/api/leagues/${league.leagueId}/suspensions`, {
    playerId: first(),
    kind: 'matches',
    amount: 2,
    reason: 'insult',
    from: '2026-03-15',
    ...more,
  })) as DecisionAnswer;

it('a company is mailed once when a match suspends one of its people, and the other is not', async () => {
  const match = await running();
  await match.must('POST', 'cards', { team: 'home', playerId: first(), card: 'red' });
  await aMinuteLater();
  expect(mails).toEqual([]);
  await finish(match);
  await aMinuteLater();
  await aMinuteLater();
  expect(mails).toMatchObject([{ subject: 'Kolo: suspenzija' }]);
  expect(await textsTo(0)).toEqual([
    expect.stringContaining(
      'suspendirani su:\n  - Igrač Adria 1 (Adria): 1 utakmica, crveni karton',
    ),
  ]);
});

it('nobody is mailed of a whistle or a card that was undone meanwhile', async () => {
  const match = await running();
  await match.must('POST', 'cards', { team: 'home', playerId: first(), card: 'red' });
  await finish(match);
  await sendOn(kolo);
  await undoFirstCard(match);
  await aMinuteLater();
  expect(mails).toEqual([]);
});

it('a company is mailed of a card that is corrected after the mail about the whistle, and of nobody twice', async () => {
  const match = await running();
  const [, second] = league.teams[0]?.playerIds ?? [];
  await match.must('POST', 'cards', { team: 'home', playerId: first(), card: 'red' });
  await match.must('POST', 'cards', { team: 'home', playerId: second, card: 'yellow' });
  await finish(match);
  await aMinuteLater();
  mails = collectedMails();
  await undoFirstCard(match);
  await match.must('POST', 'cards', { team: 'home', playerId: second, card: 'red' });
  await aMinuteLater();
  await aMinuteLater();
  const [text, ...more] = await textsTo(0);
  expect(more).toEqual([]);
  expect(text).toContain('suspendirani su:\n  - Igrač Adria 2 (Adria): 1 utakmica');
  expect(text).toContain('više nisu suspendirani:\n  - Igrač Adria 1 (Adria)');
  expect(await textsTo(1)).toEqual([]);
});

it('a company is not told that somebody may play again whom a corrected card still suspends', async () => {
  const match = await running();
  await match.must('POST', 'cards', { team: 'home', playerId: first(), card: 'red' });
  await finish(match);
  await aMinuteLater();
  mails = collectedMails();
  await undoFirstCard(match);
  for (const shown of ['yellow', 'second-yellow'])
    await match.must('POST', 'cards', { team: 'home', playerId: first(), card: shown });
  await aMinuteLater();
  const [text, ...more] = await textsTo(0);
  expect(more).toEqual([]);
  expect(text).toContain('  - Igrač Adria 1 (Adria): 1 utakmica, drugi žuti karton');
  expect(text).not.toContain('više nisu suspendirani');
});

it('a company is mailed when a match is abandoned, and of the rest alone when it ends', async () => {
  const match = await running();
  const [, second] = league.teams[0]?.playerIds ?? [];
  await match.must('POST', 'cards', { team: 'home', playerId: first(), card: 'red' });
  await match.must('POST', 'abandon', { reason: 'hall', atFault: 'none' });
  await aMinuteLater();
  await aMinuteLater();
  expect(await textsTo(0)).toEqual([
    expect.stringContaining('  - Igrač Adria 1 (Adria): 1 utakmica, crveni karton'),
  ]);
  expect(await textsTo(1)).toEqual([]);
  mails = collectedMails();
  await match.must('POST', 'resume', {});
  await match.must('POST', 'cards', { team: 'home', playerId: second, card: 'red' });
  await finish(match);
  await aMinuteLater();
  await aMinuteLater();
  const [text, ...more] = await textsTo(0);
  expect(more).toEqual([]);
  expect(text).toContain('  - Igrač Adria 2 (Adria): 1 utakmica, crveni karton');
  expect(text).not.toContain('Igrač Adria 1');
  expect(await textsTo(1)).toEqual([]);
});

it('a card of an abandoned match that is undone after the mail is mailed too', async () => {
  const match = await running();
  await match.must('POST', 'cards', { team: 'home', playerId: first(), card: 'red' });
  await match.must('POST', 'abandon', { reason: 'hall', atFault: 'none' });
  await aMinuteLater();
  mails = collectedMails();
  await undoFirstCard(match);
  await aMinuteLater();
  expect(await textsTo(0)).toEqual([
    expect.stringContaining('više nisu suspendirani:\n  - Igrač Adria 1 (Adria)'),
  ]);
});

it('nobody is mailed of a correction after the whistle that bans nobody', async () => {
  const match = await running();
  await finish(match);
  await aMinuteLater();
  await match.must('POST', 'cards', { team: 'home', playerId: first(), card: 'yellow' });
  await aMinuteLater();
  expect(mails).toEqual([]);
});

it('a company is mailed of an appeal and of its outcome, once where both came before the mail', async () => {
  const appealAgainst = async (decisionId: string) => {
    const path = `/api/leagues/${league.leagueId}/suspensions/${decisionId}/appeals`;
    return (await send('POST', path, { suspensive: true })) as DecisionAnswer;
  };
  const decide = (appealId: string, outcome: string) =>
    send('PATCH', `/api/leagues/${league.leagueId}/appeals/${appealId}`, { outcome });
  const [, second] = league.teams[0]?.playerIds ?? [];
  const imposed = [await impose(), await impose({ playerId: second })];
  await aMinuteLater();
  mails = collectedMails();
  const [one, other] = imposed.map(({ decision }) => decision.id);
  const filed = await appealAgainst(one ?? '');
  await aMinuteLater();
  expect(mails).toMatchObject([{ subject: 'Kolo: žalba na suspenziju' }]);
  expect((await textsTo(0))[0]).toContain(
    'Igrač Adria 1 (Adria): žalba je zaprimljena, suspenzija čeka odluku',
  );
  mails = collectedMails();
  await decide(filed.decision.id, 'upheld');
  const both = await appealAgainst(other ?? '');
  await decide(both.decision.id, 'rejected');
  await aMinuteLater();
  await aMinuteLater();
  const [text, ...more] = await textsTo(0);
  expect(more).toEqual([]);
  expect(text).toContain('  - Igrač Adria 1 (Adria): žalba je prihvaćena');
  expect(text).toContain('  - Igrač Adria 2 (Adria): žalba je odbijena');
  expect(text).not.toContain('zaprimljena');
});

it('a company is mailed of an official whom the league suspends, and of the appeal', async () => {
  const match = await running();
  const coach = { side: 'home', role: 'coach', firstName: 'Ivo', lastName: 'Ivić' };
  await send('PUT', `/api/matches/${match.id}/officials`, coach);
  const { rows } = await kolo.db.query<{ id: number }>(
    'SELECT official_id AS id FROM match_officials WHERE match_id = $1',
    [match.id],
  );
  const { decision } = await impose({ playerId: undefined, officialId: rows[0]?.id });
  await aMinuteLater();
  expect(await textsTo(0)).toEqual([expect.stringContaining('  - Ivo Ivić (Adria): 2 utakmice')]);
  expect(await textsTo(1)).toEqual([]);
  mails = collectedMails();
  const path = `/api/leagues/${league.leagueId}/suspensions/${decision.id}/appeals`;
  await send('POST', path, { suspensive: false });
  await aMinuteLater();
  expect((await textsTo(0))[0]).toContain('Ivo Ivić (Adria): žalba je zaprimljena');
});

it('a company is mailed of a decision, in its language, and not of one that was cancelled', async () => {
  await kolo.db.query("UPDATE users SET language = 'en' WHERE id = $1", [kolo.userIds.company]);
  const rival = league.teams[1]?.playerIds[0];
  const { decision } = await impose({ playerId: rival });
  await impose({ kind: 'until', amount: undefined, until: '2099-05-31' });
  await sendOn(other);
  await send('DELETE', `/api/leagues/${league.leagueId}/suspensions/${decision.id}`, {});
  await aMinuteLater();
  await aMinuteLater();
  expect(mails).toMatchObject([{ subject: 'Kolo: a suspension' }]);
  expect(await textsTo(0)).toEqual([
    expect.stringContaining('  - Igrač Adria 1 (Adria): until 31 May 2099, decision of the league'),
  ]);
});

it('a company is mailed of a suspension that the league makes longer, and once where it imposed it just before', async () => {
  const { decision } = await impose();
  const lengthen = (amount: number) =>
    send('PATCH', `/api/leagues/${league.leagueId}/suspensions/${decision.id}`, { amount });
  await lengthen(3);
  await aMinuteLater();
  await lengthen(5);
  await aMinuteLater();
  await aMinuteLater();
  expect(await textsTo(0)).toEqual([
    expect.stringContaining('  - Igrač Adria 1 (Adria): 3 utakmice'),
    expect.stringContaining('  - Igrač Adria 1 (Adria): 5 utakmica'),
  ]);
  expect((await textsTo(0))[0]?.match(/Adria 1/g)).toHaveLength(1);
});

it('a company is mailed once of a suspension that is cancelled after it was mailed', async () => {
  const { decision } = await impose();
  await aMinuteLater();
  mails = collectedMails();
  await cancel(decision.id);
  await aMinuteLater();
  await aMinuteLater();
  expect(mails).toMatchObject([{ subject: 'Kolo: suspenzija je ukinuta' }]);
  const [text] = await textsTo(0);
  expect(text).toContain('liga je ukinula suspenzije:\n  - Igrač Adria 1 (Adria)\n');
});

it('a mail about a cancelled suspension names the ban of the red card that is in its place', async () => {
  await kolo.db.query("UPDATE users SET language = 'en' WHERE id = $1", [kolo.userIds.company]);
  const match = await running();
  await match.must('POST', 'cards', { team: 'home', playerId: first(), card: 'red' });
  await finish(match);
  const { decision } = await impose({ matchId: match.id, amount: 3 });
  await aMinuteLater();
  mails = collectedMails();
  await send('PATCH', `/api/leagues/${league.leagueId}/suspensions/${decision.id}`, { amount: 4 });
  await cancel(decision.id);
  await aMinuteLater();
  const [text, ...more] = await textsTo(0);
  expect(more).toEqual([]);
  expect(text).toContain(
    'the league has cancelled the suspensions of:\n  - Igrač Adria 1 (Adria); still suspended: 1 match, red card',
  );
});

it('a company is mailed of the suspension again when a change of it, or an appeal, is undone', async () => {
  const { decision } = await impose();
  const path = `/api/leagues/${league.leagueId}/suspensions/${decision.id}`;
  const changed = (await send('PATCH', path, { amount: 4 })) as DecisionAnswer;
  await aMinuteLater();
  await cancel(changed.decision.id);
  await aMinuteLater();
  const filed = (await send('POST', `${path}/appeals`, { suspensive: true })) as DecisionAnswer;
  await aMinuteLater();
  await send('DELETE', `/api/leagues/${league.leagueId}/appeals/${filed.decision.id}`, {});
  await aMinuteLater();
  expect(await textsTo(0)).toEqual([
    expect.stringContaining('Igrač Adria 1 (Adria): 4 utakmice'),
    expect.stringContaining('Igrač Adria 1 (Adria): 2 utakmice'),
    expect.stringContaining('žalba je zaprimljena'),
    expect.stringContaining('Igrač Adria 1 (Adria): 2 utakmice'),
  ]);
});

it('nobody is mailed of a change or an appeal that is undone before the mail', async () => {
  const { decision } = await impose();
  await aMinuteLater();
  mails = collectedMails();
  const path = `/api/leagues/${league.leagueId}/suspensions/${decision.id}`;
  const changed = (await send('PATCH', path, { amount: 4 })) as DecisionAnswer;
  await sendOn(kolo);
  await cancel(changed.decision.id);
  const filed = (await send('POST', `${path}/appeals`, { suspensive: true })) as DecisionAnswer;
  await send('DELETE', `/api/leagues/${league.leagueId}/appeals/${filed.decision.id}`, {});
  await aMinuteLater();
  expect(mails).toEqual([]);
});

it('a company is mailed of the cards that an award of an abandoned match makes count', async () => {
  const { discipline } = usualSeasonRules;
  await setRules({ discipline: { ...discipline, abandonedCounts: false } });
  const match = await running();
  await match.must('POST', 'cards', { team: 'home', playerId: first(), card: 'red' });
  await match.must('POST', 'abandon', { reason: 'hall', atFault: 'none' });
  await aMinuteLater();
  expect(mails).toEqual([]);
  await match.must('POST', 'award', { winner: 'away', cause: 'abandoned' });
  await aMinuteLater();
  await aMinuteLater();
  const texts = await textsTo(0);
  expect(texts.filter((text) => text.includes('suspendirani su'))).toEqual([
    expect.stringContaining('  - Igrač Adria 1 (Adria): 1 utakmica, crveni karton'),
  ]);
});

it('a company is mailed of the award of an abandoned match that was to go on, and of whom it bans', async () => {
  const { discipline } = usualSeasonRules;
  await setRules({ discipline: { ...discipline, abandonedCounts: false } });
  const match = await running();
  await match.must('POST', 'cards', { team: 'home', playerId: first(), card: 'red' });
  await match.must('POST', 'abandon', { reason: 'hall', atFault: 'none' });
  const matchDate = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await match.must('POST', 'replay-order', { mode: 'from-minute', matchDate });
  await aMinuteLater();
  mails = collectedMails();
  await match.must('POST', 'award', { winner: 'away', cause: 'abandoned' });
  await aMinuteLater();
  await aMinuteLater();
  const [text, ...more] = await textsTo(0);
  expect(more).toEqual([]);
  expect(text).toContain('  - Igrač Adria 1 (Adria): 1 utakmica, crveni karton');
  expect(await textsTo(1)).toEqual([expect.stringContaining(': ne igra se (rezultat po odluci)')]);
});

it('a company is mailed when an award takes back the match that served a suspension by the league', async () => {
  await impose({ amount: 1 });
  const match = await running(first());
  await finish(match);
  await aMinuteLater();
  mails = collectedMails();
  await match.must('POST', 'award', { winner: 'away', cause: 'ineligible' });
  await aMinuteLater();
  await send('DELETE', `/api/matches/${match.id}/award`, {});
  await aMinuteLater();
  await aMinuteLater();
  expect(await textsTo(0)).toEqual([
    expect.stringContaining('suspendirani su:\n  - Igrač Adria 1 (Adria): 1 utakmica, odluka lige'),
    expect.stringContaining('više nisu suspendirani:\n  - Igrač Adria 1 (Adria)'),
  ]);
  expect(await textsTo(1)).toEqual([]);
});

it('a suspension by the league is mailed once where an award before the mail makes it longer', async () => {
  const match = await running(first());
  await finish(match);
  await aMinuteLater();
  await impose({ amount: 1 });
  await match.must('POST', 'award', { winner: 'away', cause: 'ineligible' });
  await aMinuteLater();
  const [text, ...more] = await textsTo(0);
  expect(more).toEqual([]);
  expect(text?.match(/Igrač Adria 1/g)).toHaveLength(1);
});

it('a company is mailed when a match is annulled without its cards', async () => {
  await setRules({ annulled: { ...usualSeasonRules.annulled, cardsStay: false } });
  const match = await running();
  await match.must('POST', 'cards', { team: 'home', playerId: first(), card: 'red' });
  await finish(match);
  await aMinuteLater();
  await match.must('POST', 'annul', { reason: 'decision' });
  await aMinuteLater();
  expect((await textsTo(0)).at(-1)).toContain('više nisu suspendirani:\n  - Igrač Adria 1 (Adria)');
});

it('a person who was erased meanwhile is not named', async () => {
  await impose();
  await sendOn(kolo);
  await kolo.db.query(
    "UPDATE players SET first_name = 'Igrač', last_name = '(obrisan)' WHERE id = $1",
    [first()],
  );
  await aMinuteLater();
  const [text] = await textsTo(0);
  expect(text).toContain('Igrač (obrisan) (Adria): 2 utakmice');
  expect(text).not.toContain('Adria 1');
});
