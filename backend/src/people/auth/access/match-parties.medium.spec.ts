import { Controller, Get, Post } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import { type Caller, startTestApp, type TestApp } from '../../../../test/app.js';
import { consoleOf } from '../../../../test/console.js';
import { createLeague } from '../../../../test/league.js';
import { type LiveMatchUnderTest, runningMatch } from '../../../../test/live-match.js';
import {
  ConsoleAccess,
  CurrentParty,
  MatchOfficials,
  MatchParties,
  type MatchParty,
} from '../../../platform/api/access.decorators.js';
import { type CommandHeaders, Origin } from '../../../platform/api/command-origin.js';
import { AuthModule } from '../auth.module.js';

/** Routes that answer as whom the guard admitted the caller. */
@Controller('api/matches/:id/probe')
class ProbeController {
  @Get('parties')
  @MatchParties()
  parties(@CurrentParty() party: MatchParty): MatchParty {
    return party;
  }

  @Get('parties-and-table')
  @MatchParties({ devices: true })
  partiesAndTable(@CurrentParty() party: MatchParty): MatchParty {
    return party;
  }

  @Get('officials')
  @MatchOfficials()
  officials(@CurrentParty() party: MatchParty): MatchParty {
    return party;
  }

  @Get('table')
  @ConsoleAccess()
  table(@CurrentParty() party: MatchParty): MatchParty {
    return party;
  }

  @Post('parties-and-table')
  @MatchParties({ devices: true })
  origin(@Origin() { isConsole, actorId, device }: CommandHeaders) {
    return { isConsole, actorId, device };
  }
}

const both = ['home', 'away'];
let app: TestApp;
/** The signed-in company plays at home, the signed-in referee is named. */
let match: LiveMatchUnderTest;
/** Of two other companies and no referee. */
let otherId: number;
let device: string;
beforeAll(async () => {
  const controllers: object[] = Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, AuthModule);
  controllers.push(ProbeController);
  app = await startTestApp();
  match = await runningMatch(app);
  device = await consoleOf(app, match.id);
  const { teams } = await createLeague(app.db, { ownerId: app.userIds.company, teams: 3 });
  const [, home, away] = teams;
  const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate: new Date() };
  const other = await app.call('POST', '/api/matches', { as: 'admin', body });
  otherId = (other.json as { id: number }).id;
  const named = await app.call('PUT', `/api/matches/${match.id}/referees`, {
    as: 'admin',
    body: { userIds: [app.userIds.referee] },
  });
  expect([other.status, named.status]).toEqual([201, 200]);
});
afterAll(() => app.close());

interface Options {
  id?: number | string;
  method?: string;
  headers?: Record<string, string>;
}

/** As whom the guard admits a caller, or how it refuses. */
async function admitted(route: string, as: Caller | 'console', options: Options = {}) {
  const { id = match.id, method = 'GET', headers = {} } = options;
  const caller = as === 'console' ? { headers: { cookie: device, ...headers } } : { as, headers };
  const { json } = await app.call(method, `/api/matches/${id}/probe/${route}`, caller);
  return (json as { error?: string }).error ?? json;
}

describe('the parties of a match', () => {
  it('are its administrator, its referees and its companies', async () => {
    expect(await admitted('parties', 'admin')).toEqual({ kind: 'administrator', sides: both });
    expect(await admitted('parties', 'referee')).toEqual({ kind: 'referee', sides: both });
    expect(await admitted('parties', 'company')).toEqual({ kind: 'company', sides: ['home'] });
    expect(await admitted('parties', 'public')).toBe('auth.forbidden');
    expect(await admitted('parties', 'anonymous')).toBe('auth.required');
  });

  it('are not those of another match, nor of one that does not exist', async () => {
    for (const id of [otherId, 999_999, 0, '1x', '99999999999', '%00'])
      for (const as of ['company', 'referee'] as const)
        expect([id, as, await admitted('parties', as, { id })]).toEqual([id, as, 'auth.forbidden']);
  });

  it('are a table’s devices only where the route says so', async () => {
    expect(await admitted('parties', 'console')).toBe('auth.forbidden');
    expect(await admitted('parties-and-table', 'console')).toEqual({
      kind: 'console',
      sides: both,
    });
    expect(await admitted('parties-and-table', 'console', { id: otherId })).toBe(
      'auth.not-your-match',
    );
    expect(await admitted('parties-and-table', 'company')).toMatchObject({ kind: 'company' });
  });

  it('are not all officials: a company runs no match', async () => {
    for (const route of ['officials', 'table']) {
      expect(await admitted(route, 'company')).toBe('auth.forbidden');
      expect(await admitted(route, 'referee')).toMatchObject({ kind: 'referee' });
    }
  });

  it('are the company that owns the team now', async () => {
    const [home] = match.league.teams;
    const give = (userId: number) =>
      app.db.query('UPDATE teams SET user_id = $2 WHERE id = $1', [home?.id, userId]);
    await give(app.userIds.admin);
    expect(await admitted('parties', 'company')).toBe('auth.forbidden');
    await give(app.userIds.company);
    expect(await admitted('parties', 'company')).toMatchObject({ sides: ['home'] });
  });

  it('act by the cookie that a request names, never by the other one', async () => {
    const cookies = { cookie: `${app.cookies.company}; ${device}` };
    const by = (headers: object, id = match.id) =>
      admitted('parties-and-table', 'anonymous', { id, headers: { ...cookies, ...headers } });
    expect(await by({})).toMatchObject({ kind: 'company' });
    expect(await by({ 'grant-id': 'account' })).toMatchObject({ kind: 'company' });
    expect(await by({ 'grant-id': '999999' })).toBe('auth.grant-unknown');
    const [grant] = (await app.db.query<{ id: number }>('SELECT id FROM match_grants')).rows;
    expect(await by({ 'grant-id': String(grant?.id) })).toMatchObject({ kind: 'console' });
    expect(await by({}, otherId)).toBe('auth.not-your-match');
  });

  it('do not write with the rights of administrators, who alone may overrule', async () => {
    const post = (as: Caller | 'console') => admitted('parties-and-table', as, { method: 'POST' });
    const { company, admin } = app.userIds;
    expect(await post('company')).toMatchObject({ isConsole: true, actorId: company });
    expect(await post('referee')).toMatchObject({ isConsole: true });
    expect(await post('console')).toMatchObject({ isConsole: true, actorId: null });
    expect(await post('admin')).toMatchObject({ isConsole: false, actorId: admin });
  });
});
