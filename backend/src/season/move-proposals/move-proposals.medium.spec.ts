import { randomUUID } from 'node:crypto';
import type { AuditPage, MatchAnswer, MatchView, MoveProposal } from '@kolo/domain';
import { type Caller, startTestApp, type TestAnswer, type TestApp } from '../../../test/app.js';
import { collectedMails } from '../../../test/collected-mails.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { NoticeMailsService } from '../../people/notices/notice-mails.service.js';
import type { Mail } from '../../platform/mail/mailer.service.js';

let kolo: TestApp;
/** Another node of the same database. */
let other: TestApp;
let league: TestLeague;
/** Of the signed-in company against one that is not. */
let matchId: number;
let mails: Mail[];

const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
/** The same for the whole test, which asks for it again. */
let wanted: { matchDate: string; venue: string };

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
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 4 });
  matchId = await scheduled(inDays(10));
  wanted = { matchDate: inDays(12), venue: 'Sutinska' };
  await kolo.db.query('DELETE FROM notices');
});
afterEach(() => jest.restoreAllMocks());

async function scheduled(matchDate: string, places = [0, 1]): Promise<number> {
  const [home, away] = places.map((place) => league.teams[place]?.id);
  const body = { homeTeamId: home, awayTeamId: away, matchDate };
  return ((await kolo.call('POST', '/api/matches', { as: 'admin', body })).json as MatchAnswer).id;
}

interface Sender {
  as?: Caller;
  on?: TestApp;
  commandId?: string;
}

const send = (
  method: string,
  path: string,
  body: object | undefined,
  { as = 'company', on = kolo, commandId = randomUUID() }: Sender = {},
) =>
  on.call(method, `/api/${path}`, {
    as,
    ...(body === undefined ? {} : { body }),
    headers: { 'idempotency-key': commandId },
  });

const propose = (more: object = {}, sender: Sender = {}, id = matchId) =>
  send('POST', `matches/${id}/move-proposals`, { ...wanted, ...more }, sender);
const answer = (id: number, state: string, sender: Sender = {}) =>
  send('PATCH', `move-proposals/${id}`, { state }, sender);
const withdraw = (id: number, sender: Sender = {}) =>
  send('DELETE', `move-proposals/${id}`, undefined, sender);

async function proposals(as: Caller = 'admin'): Promise<MoveProposal[]> {
  const { json } = await send('GET', `leagues/${league.leagueId}/move-proposals`, undefined, {
    as,
  });
  return json as MoveProposal[];
}

/** Whose session the other company uses: the match is then between it and the first team's new owner. */
const handOver = (place: number, userId: number) =>
  kolo.db.query('UPDATE teams SET user_id = $1 WHERE id = $2', [userId, league.teams[place]?.id]);

async function proposed(): Promise<number> {
  const { status, json, text } = await propose();
  if (status !== 201) throw new Error(text);
  return (json as MoveProposal).id;
}

/** A proposal of the other company, which waits for the signed-in one. */
async function received(): Promise<number> {
  const id = await proposed();
  const rival = league.teams[1]?.id;
  await kolo.db.query('UPDATE move_proposals SET team_id = $2 WHERE id = $1', [id, rival]);
  return id;
}

const refused = ({ status, json }: TestAnswer): [number, string] => [
  status,
  (json as { error: string }).error,
];

async function place(): Promise<[string, string | null]> {
  const list = `/api/matches/league/${league.leagueId}`;
  const { json } = await kolo.call('GET', list, { as: 'admin' });
  const match = (json as MatchView[]).find(({ id }) => id === matchId);
  return [match?.matchDate ?? '', match?.venue ?? null];
}

describe('a proposal to move a match', () => {
  it('is made by a company of the match, open until three days before it', async () => {
    const { status, json } = await propose();
    const [matchDate] = await place();
    expect([status, json]).toEqual([
      201,
      {
        ...wanted,
        id: expect.any(Number),
        matchId,
        team: { id: league.teams[0]?.id, name: 'Adria' },
        state: 'open',
        answerBy: new Date(Date.parse(matchDate) - 3 * dayMs).toISOString(),
      },
    ]);
    expect(await proposals()).toEqual([json]);
    expect(await proposals('company')).toEqual([json]);
  });

  it('is no matter of companies that do not play, nor for others to make', async () => {
    const foreign = await scheduled(inDays(10), [2, 3]);
    expect(refused(await propose({}, {}, foreign))).toEqual([403, 'auth.forbidden']);
    await handOver(0, kolo.userIds.admin);
    const id = await proposedBy(league.teams[0]?.id);
    expect(await proposals('company')).toEqual([]);
    for (const state of ['accepted', 'declined', 'confirmed'])
      expect(refused(await answer(id, state))).toEqual([403, 'auth.forbidden']);
    expect(refused(await withdraw(id))).toEqual([403, 'auth.forbidden']);
  });

  it.each<[string, object, number, string]>([
    ['for the past', { matchDate: '2020-05-24T16:00:00.000Z' }, 400, 'request.invalid'],
    ['for no day', { matchDate: 'nedjelja' }, 400, 'request.invalid'],
    ['for no hall', { venue: ' ' }, 400, 'request.invalid'],
  ])('is refused %s', async (_, more, status, code) => {
    expect(refused(await propose(more))).toEqual([status, code]);
    expect(await proposals()).toEqual([]);
  });

  it('comes too late in the last three days, and for a match that is off', async () => {
    const soon = await scheduled(inDays(2));
    expect(refused(await propose({}, {}, soon))).toEqual([409, 'proposal.closed']);
    await send('PATCH', `matches/${matchId}/state`, { status: 'cancelled' }, { as: 'admin' });
    expect(refused(await propose())).toEqual([409, 'match.not-scheduled']);
  });

  it('is the only one of its match, also when two nodes get one at once', async () => {
    const answers = await Promise.all([propose(), propose({}, { on: other })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(refused(await propose())).toEqual([409, 'proposal.pending']);
    expect(await proposals()).toHaveLength(1);
  });

  it('makes room for another one when nobody answered in time', async () => {
    const id = await proposed();
    await kolo.db.query('UPDATE move_proposals SET answer_by = now() WHERE id = $1', [id]);
    expect((await proposals())[0]?.state).toBe('expired');
    expect(refused(await withdraw(id))).toEqual([409, 'proposal.closed']);
    await proposed();
    expect((await proposals()).map(({ state }) => state)).toEqual(['open', 'expired']);
  });

  it('is one of three that a team has in a season, withdrawn ones too, also at once', async () => {
    for (const _ of [1, 2]) await withdraw(await proposed());
    const second = await scheduled(inDays(11));
    const answers = await Promise.all([propose(), propose({}, { on: other }, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.map(({ json }) => json)).toContainEqual(
      expect.objectContaining({ error: 'proposal.limit' }),
    );
  });
});

/** A row as another company's call would have made it. */
async function proposedBy(teamId: number | undefined): Promise<number> {
  const { rows } = await kolo.db.query<{ id: number }>(
    `INSERT INTO move_proposals (match_id, team_id, match_date, venue, answer_by)
     VALUES ($1, $2, $3, $4, now() + interval '7 days') RETURNING id`,
    [matchId, teamId, wanted.matchDate, wanted.venue],
  );
  return rows[0]?.id ?? 0;
}

describe('an answer', () => {
  it('of the other company and then of an administrator moves the match, once', async () => {
    const id = await received();
    const before = await place();
    expect(refused(await answer(id, 'confirmed', { as: 'admin' }))).toEqual([
      409,
      'proposal.not-accepted',
    ]);
    expect((await answer(id, 'accepted')).json).toMatchObject({ id, state: 'accepted' });
    expect((await answer(id, 'accepted')).status).toBe(200);
    expect(refused(await answer(id, 'declined'))).toEqual([409, 'proposal.closed']);
    expect(await place()).toEqual(before);
    const confirmed = await Promise.all([
      answer(id, 'confirmed', { as: 'admin' }),
      answer(id, 'confirmed', { as: 'admin', on: other }),
    ]);
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200]);
    expect(await place()).toEqual([wanted.matchDate, wanted.venue]);
    const { rows } = await kolo.db.query(
      `SELECT FROM events WHERE stream = $1 AND type = 'MatchRescheduled'`,
      [matchId],
    );
    expect(rows).toHaveLength(1);
    expect(refused(await answer(id, 'declined', { as: 'admin' }))).toEqual([
      409,
      'proposal.closed',
    ]);
  });

  it('may be no, of the company or the administrator', async () => {
    const id = await received();
    expect((await answer(id, 'declined')).json).toMatchObject({ state: 'declined' });
    expect(refused(await answer(id, 'accepted'))).toEqual([409, 'proposal.closed']);
    const second = await received();
    await answer(second, 'accepted');
    expect((await answer(second, 'declined', { as: 'admin' })).json).toMatchObject({
      state: 'declined',
    });
  });

  it('is not the proposing company’s own, nor an administrator’s to accept', async () => {
    const id = await proposed();
    expect(refused(await answer(id, 'accepted'))).toEqual([403, 'auth.forbidden']);
    expect(refused(await answer(id, 'accepted', { as: 'admin' }))).toEqual([403, 'auth.forbidden']);
  });

  it('comes too late after the deadline', async () => {
    const id = await received();
    await kolo.db.query('UPDATE move_proposals SET answer_by = now() WHERE id = $1', [id]);
    expect(refused(await answer(id, 'accepted'))).toEqual([409, 'proposal.closed']);
  });

  it('of two that are sent at once is the first one', async () => {
    const id = await received();
    const answers = await Promise.all([
      answer(id, 'accepted'),
      answer(id, 'declined', { on: other }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('to a match that has begun meanwhile moves nothing', async () => {
    const id = await received();
    await answer(id, 'accepted');
    await send('PATCH', `matches/${matchId}/state`, { status: 'cancelled' }, { as: 'admin' });
    const { status } = await answer(id, 'confirmed', { as: 'admin' });
    expect(status).toBe(409);
    expect((await proposals())[0]?.state).toBe('accepted');
  });

  it('is in the audit with who gave it', async () => {
    const id = await received();
    await answer(id, 'declined');
    const { json } = await send('GET', 'audit?limit=2', undefined, { as: 'admin' });
    expect((json as AuditPage).entries).toMatchObject([
      { action: 'match.answer-move', before: { status: 'open' }, after: { status: 'declined' } },
      { action: 'match.propose-move', subject: { type: 'match', id: matchId } },
    ]);
  });

  it('to a proposal that there is not is refused', async () => {
    expect(refused(await answer(987_654, 'accepted'))).toEqual([404, 'proposal.not-found']);
    expect(refused(await withdraw(987_654))).toEqual([404, 'proposal.not-found']);
  });
});

describe('companies are mailed', () => {
  const mailed = async (): Promise<Mail[]> => {
    const round = () => kolo.app.get(NoticeMailsService, { strict: false }).send();
    await kolo.db.query("UPDATE notices SET created_at = created_at - interval '1 minute'");
    await round();
    await round();
    return mails;
  };
  beforeEach(() =>
    kolo.db.query(
      `UPDATE users SET language = 'hr', email_confirmed_at = now()
       WHERE id IN (SELECT user_id FROM teams WHERE league_id = $1)`,
      [league.leagueId],
    ),
  );

  it('of a proposal that they have to answer, once', async () => {
    await proposed();
    const [mail, ...more] = await mailed();
    expect(more).toEqual([]);
    expect(mail?.to).toContain('Bura-');
    expect(mail?.subject).toBe('Kolo: prijedlog termina');
    expect(mail?.text).toContain('Adria – Bura: Adria predlaže');
    expect(mail?.text).toContain('Sutinska; odgovorite do:');
  });

  it('not of one that was withdrawn meanwhile', async () => {
    await withdraw(await proposed());
    expect(await mailed()).toEqual([]);
  });

  it('of the answer to their own', async () => {
    const id = await received();
    await kolo.db.query('DELETE FROM notices');
    await answer(id, 'accepted');
    const [mail] = await mailed();
    expect(mail?.to).toContain('Bura-');
    expect(mail?.text).toContain('protivnik prihvaća');
  });
});
