import { randomUUID } from 'node:crypto';
import type { AccountView, LeagueView, MatchView, TeamView } from '@kolo/domain';
import { demoCompanies } from '../backend/src/operations/seed/demo-companies.js';
import type { Api } from './api.js';

type DemoCompany = ReturnType<typeof demoCompanies>[number];

const dayMs = 86_400_000;
const daysFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();

/** A match that is ready to be started, of two companies of the demo season in a new league. */
export async function makeOwnMatch(api: Api): Promise<MatchView> {
  const { id: leagueId } = await api.must<LeagueView>('POST', '/leagues', {
    name: `Liga ${randomUUID().slice(0, 8)}`,
    season: '2026/27',
    isActive: true,
    startDate: daysFromNow(-30),
    endDate: daysFromNow(200),
  });
  const [home, away] = await enterTeams(api, leagueId, demoCompanies().slice(0, 2));
  if (home === undefined || away === undefined) throw new Error('A match needs two teams');
  return api.must('POST', '/matches', {
    leagueId,
    homeTeamId: home.id,
    awayTeamId: away.id,
    matchDate: new Date().toISOString(),
  });
}

/** Teams of companies of the demo season, with the players that are named. */
export async function enterTeams(
  api: Api,
  leagueId: number,
  companies: readonly Pick<DemoCompany, 'username' | 'players'>[],
): Promise<TeamView[]> {
  const accounts = await api.get<AccountView[]>('/users/companies');
  return Promise.all(
    companies.map(({ username, players }) => {
      const account = accounts.find((one) => one.username === username);
      if (account === undefined) throw new Error(`The demo season has no company ${username}`);
      return makeTeam(api, { userId: account.id, leagueId }, players);
    }),
  );
}

async function makeTeam(
  api: Api,
  of: { userId: number; leagueId: number },
  squad: DemoCompany['players'],
): Promise<TeamView> {
  const team = await api.must<TeamView>('POST', '/teams', of);
  await Promise.all(
    squad.map(async ({ firstName, lastName, jerseyNumber }) => {
      const form = new FormData();
      const fields = { firstName, lastName, jerseyNumber, teamId: team.id };
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
      const { id } = await api.must<{ id: number }>('POST', '/players', form);
      await api.must('PATCH', `/players/${id}/status`, { status: 'approved' });
    }),
  );
  return team;
}
