import {
  type AssignmentAnswer,
  type AuditPage,
  type FoundPerson,
  type LiveSnapshot,
  type MatchView,
  type NamedReferee,
  type RefereeRole,
  type TeamDetails,
  usualRefereeRules,
} from '@kolo/domain';
import { startTestApp, type TestApp } from '../../../test/app.js';
import { kickOff, type LiveMatchUnderTest, scheduledMatch } from '../../../test/live-match.js';
import { pdfText } from '../../../test/pdf-text.js';
import { until } from '../../../test/until.js';

let kolo: TestApp;
let match: LiveMatchUnderTest;
const zdravko = 'Zdravko Zvižduk';

beforeAll(async () => {
  kolo = await startTestApp();
  match = await scheduledMatch(kolo);
  await must('admin', 'PUT', `leagues/${match.league.leagueId}/referee-rules`, usualRefereeRules);
});
afterAll(() => kolo.close());

const must = <Answer>(as: 'referee' | 'admin', method: string, path: string, body?: object) =>
  kolo.must<Answer>(method, `/api/${path}`, { as, body });

/** In the lists of the league and of everybody, on a team's page and on the page of the match. */
async function everywhere(matchId: number): Promise<unknown[]> {
  const isThis = ({ id }: MatchView): boolean => id === matchId;
  const { leagueId, teams } = match.league;
  const ofLeague = await must<MatchView[]>('admin', 'GET', `matches/league/${leagueId}`);
  const all = await must<MatchView[]>('admin', 'GET', 'matches');
  const team = await must<TeamDetails>('admin', 'GET', `teams/${teams[0]?.id}/details`);
  const live = (await kolo.call('GET', `/api/live/${matchId}`)).json as { snapshot: LiveSnapshot };
  const onTeamPage = team.nextMatch !== null && isThis(team.nextMatch) ? [team.nextMatch] : [];
  const listed = [ofLeague.find(isThis), all.find(isThis), ...onTeamPage, live.snapshot];
  return listed.map((view) => view?.referees ?? []);
}

/** Watchers read a change of names a moment later. */
async function everywhereShown(matchId: number, ...referees: NamedReferee[]): Promise<void> {
  const wanted = JSON.stringify(referees);
  await until(async () =>
    (await everywhere(matchId)).every((one) => JSON.stringify(one) === wanted),
  );
}

async function accept(matchId: number, role: RefereeRole): Promise<void> {
  const { assignmentId } = await must<AssignmentAnswer>(
    'admin',
    'POST',
    `matches/${matchId}/referees`,
    { role, userId: kolo.userIds.referee },
  );
  await must('referee', 'POST', `referee/assignments/${assignmentId}/accept`);
}

const name = (role: RefereeRole, firstName: string, lastName: string, userId?: number) =>
  must('admin', 'PUT', `matches/${match.id}/officials`, {
    side: 'match',
    role,
    firstName,
    lastName,
    ...(userId !== undefined && { userId }),
  });

async function later(): Promise<number> {
  const [home, away] = match.league.teams;
  const matchDate = new Date(Date.now() + 9 * 24 * 60 * 60 * 1000).toISOString();
  const body = { homeTeamId: home?.id, awayTeamId: away?.id, matchDate };
  return (await must<MatchView>('admin', 'POST', 'matches', body)).id;
}

describe('the referees of a match', () => {
  it('are shown by name, and never by the username of an account', async () => {
    await accept(match.id, 'second');
    await everywhereShown(match.id);
    await name('second', 'Zdravko', 'Zvižduk', kolo.userIds.referee);
    await everywhereShown(match.id, { role: 'second', name: zdravko });
  });

  it('are shown on every card of a later match as soon as they accept it', async () => {
    const next = await later();
    await everywhereShown(next);
    await accept(next, 'timekeeper');
    await everywhereShown(next, { role: 'timekeeper', name: zdravko });
  });

  it('are those whom the table named, in the order of the roles', async () => {
    await name('first', 'Mladen', 'Mirni');
    await everywhereShown(
      match.id,
      { role: 'first', name: 'Mladen Mirni' },
      { role: 'second', name: zdravko },
    );
  });

  it('are in the report with their roles', async () => {
    await kickOff(match);
    const response = await fetch(`${kolo.url}/api/matches/${match.id}/report.pdf`);
    const text = pdfText(Buffer.from(await response.arrayBuffer()));
    expect(text).toContain(`Prvi sudac\nMladen Mirni\nDrugi sudac\n${zdravko}`);
  });

  it('are called what they call themselves, also where a table has written something else', async () => {
    const own = { firstName: 'Zdravko', lastName: 'Zvižduk-Šaš' };
    const from = { ...own, town: 'Samobor' };
    expect(await must('referee', 'PUT', 'referee/name', own)).toEqual({ ...own, town: null });
    expect(await must('referee', 'PUT', 'referee/name', from)).toEqual(from);
    expect(await must('referee', 'PUT', 'referee/name', own)).toEqual(from);
    expect(await must('referee', 'GET', 'referee/name')).toEqual(from);
    const response = await fetch(`${kolo.url}/api/matches/${match.id}/report.pdf`);
    const text = pdfText(Buffer.from(await response.arrayBuffer()));
    expect(text.replaceAll('\n', ' ')).toContain('Drugi sudac Zdravko Zvižduk-Šaš (Samobor)');
    await everywhereShown(
      match.id,
      { role: 'first', name: 'Mladen Mirni' },
      { role: 'second', name: 'Zdravko Zvižduk-Šaš' },
    );
    const { entries } = await must<AuditPage>('admin', 'GET', 'audit');
    expect(entries.filter(({ action }) => action === 'account.referee-name')).toMatchObject([
      { before: { town: null }, after: { town: 'Samobor' } },
      { before: { lastName: 'Zvižduk' }, after: { lastName: 'Zvižduk-Šaš' } },
    ]);
  });

  it('come from where they say, whatever a console has written for their match', async () => {
    const audited = async () => (await must<AuditPage>('admin', 'GET', 'audit?limit=1')).entries;
    const before = await audited();
    const own = { firstName: 'Zdravko', lastName: 'Zvižduk-Šaš', town: 'Samobor' };
    for (const town of ['Krivograd', null]) {
      const body = { side: 'match', role: 'second', ...own, town };
      await must('admin', 'PUT', `matches/${match.id}/officials`, body);
      expect(await must('referee', 'GET', 'referee/name')).toEqual(own);
    }
    expect(await audited()).toEqual(before);
  });

  it('keep their own name when the table takes it off the match', async () => {
    await must('admin', 'PUT', `matches/${match.id}/officials`, { side: 'match', role: 'second' });
    const named = { role: 'second', name: 'Zdravko Zvižduk-Šaš' } as const;
    await everywhereShown(match.id, { role: 'first', name: 'Mladen Mirni' }, named);
  });

  it.each(['', ' ', '\u200b', 'x'.repeat(61), null, 7])('are not called %j', async (firstName) => {
    const { status, json } = await kolo.call('PUT', '/api/referee/name', {
      as: 'referee',
      body: { firstName, lastName: 'Zvižduk' },
    });
    expect([status, json]).toMatchObject([400, { error: 'request.invalid' }]);
  });

  it('are nowhere after the erasure of their account', async () => {
    const people = await must<FoundPerson[]>('admin', 'GET', 'people?search=referee');
    const account = people.find(({ id }) => id === kolo.userIds.referee);
    await must('admin', 'POST', `people/account-${account?.id}/erase`, { name: account?.name });
    await everywhereShown(match.id, { role: 'first', name: 'Mladen Mirni' });
  });
});
