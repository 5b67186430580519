import {
  type ListedStatement,
  type MatchAnswer,
  type RefereeStatement,
  totalOf,
  usualRefereeRules,
} from '@kolo/domain';
import fc from 'fast-check';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { createLeague, type TestLeague } from '../../../test/league.js';
import { RefereesFollowService } from './referees-follow.service.js';
import { StatementsService } from './statements.service.js';

let kolo: TestApp;
let league: TestLeague;

const months = ['2025-11', '2025-12', '2026-01'] as const;
const kmRateCents = 50;

beforeAll(async () => {
  kolo = await startTestApp();
  league = await createLeague(kolo.db, { ownerId: kolo.userIds.company, teams: 2 });
});
afterAll(() => kolo.close());

type Step =
  | { kind: 'work'; month: string; feeCents: number; km: number }
  | { kind: 'correct'; feeCents: number }
  | { kind: 'close'; month: string }
  | { kind: 'follow' };

const month = fc.constantFrom(...months);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('work' as const),
        month,
        feeCents: fc.integer({ min: 0, max: 9_999 }),
        km: fc.nat(300),
      }),
    },
    fc.record({
      kind: fc.constant('correct' as const),
      feeCents: fc.oneof(fc.integer({ min: -5_000, max: -1 }), fc.integer({ min: 1, max: 5_000 })),
    }),
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('close' as const), month }) },
    fc.record({ kind: fc.constant('follow' as const) }),
  ),
  { minLength: 3, maxLength: 10 },
);

const must = <Answer>(method: string, path: string, body?: object) =>
  kolo.must<Answer>(method, `/api/${path}`, { as: 'admin', body });

let people = 0;
async function newReferee(): Promise<number> {
  people += 1;
  const { rows } = await kolo.db.query<{ id: number }>(
    `INSERT INTO users (username, password, email, role, approved)
     VALUES ($1, '-', $1 || '@kolo.test', 'referee', true) RETURNING id`,
    [`sudac${people}`],
  );
  return rows[0]?.id ?? 0;
}

const service = (): StatementsService => kolo.app.get(StatementsService, { strict: false });

/** @returns what the match pays */
async function work(userId: number, step: Extract<Step, { kind: 'work' }>): Promise<number> {
  const { feeCents, km } = step;
  await must('PUT', `leagues/${league.leagueId}/referee-rules`, {
    ...usualRefereeRules,
    roles: [{ role: 'first', feeCents }],
    kmRateCents,
  });
  const [home, away] = league.teams;
  const { id } = await must<MatchAnswer>('POST', 'matches', {
    homeTeamId: home?.id,
    awayTeamId: away?.id,
    matchDate: `${step.month}-15T16:00:00Z`,
  });
  await must('PUT', `matches/${id}/referees`, { userIds: [userId] });
  await must('PATCH', `matches/${id}/result`, { homeScore: 2, awayScore: 1 });
  const { rows } = await kolo.db.query<{ id: number }>(
    'SELECT id FROM referee_assignments WHERE match_id = $1',
    [id],
  );
  await service().setKm(rows[0]?.id ?? 0, km, userId);
  return feeCents + km * kmRateCents;
}

/** @returns what the step adds to what the referee has earned */
async function take(userId: number, step: Step): Promise<number> {
  switch (step.kind) {
    case 'work':
      return work(userId, step);
    case 'correct':
      await must('POST', `referee-statements/${userId}/corrections`, {
        feeCents: step.feeCents,
        note: 'Ispravak',
      });
      return step.feeCents;
    case 'close': {
      // A month that is closed already refuses; nothing may change by that.
      const path = `/api/referee-statements/${userId}/${step.month}/close`;
      expect([200, 409]).toContain((await kolo.call('POST', path, { as: 'admin' })).status);
      return 0;
    }
    case 'follow':
      await kolo.app.get(RefereesFollowService, { strict: false }).run();
      return 0;
  }
}

async function listed(userId: number, of: string): Promise<RefereeStatement | null> {
  const all = await must<ListedStatement[]>('GET', `referee-statements?month=${of}`);
  const found = all.find((one) => one.userId === userId);
  if (found === undefined) return null;
  const { userId: _, name: __, ...statement } = found;
  return statement;
}

it('whatever is worked, corrected and closed: no cent is lost, split or moved once it is closed', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const userId = await newReferee();
      const closed = new Map<string, RefereeStatement>();
      let earned = 0;
      for (const step of taken) {
        earned += await take(userId, step);
        const statements = await service().of(userId);
        expect(statements.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBe(earned);
        for (const statement of statements) {
          expect(Number.isSafeInteger(statement.totalCents)).toBe(true);
          expect(statement.totalCents).toBe(totalOf(statement.lines));
          expect(await listed(userId, statement.month)).toEqual(statement);
          const frozen = closed.get(statement.month);
          if (frozen !== undefined) expect(statement).toEqual(frozen);
          else if (statement.closedAt !== null) closed.set(statement.month, statement);
        }
        expect(statements.filter(({ closedAt }) => closedAt !== null)).toHaveLength(closed.size);
      }
    }),
    { numRuns: 10 },
  );
});
