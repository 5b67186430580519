import type { HeadToHead, PlayedMatch, TeamDetails, TeamView } from '@kolo/domain';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import '@/shared/i18n/i18n';
import { HeadToHeadPanel } from './HeadToHeadPanel';
import { opponentsOf } from './opponents-of';

const bura = { id: 1, name: 'Bura' };
const jugo = { id: 2, name: 'Jugo' };
const sava = { id: 3, name: 'Sava' };
const against = (other: typeof jugo) => ({
  homeTeamId: other.id,
  homeTeamName: other.name,
  awayTeamId: bura.id,
  awayTeamName: bura.name,
});
const team = {
  ...bura,
  league: { id: 7, name: 'Liga', season: '2025/26' },
  nextMatch: against(jugo),
  last5Matches: [against(sava)],
} as unknown as TeamDetails;
const played: PlayedMatch = {
  id: 40,
  matchDate: '2026-03-14T18:00:00Z',
  league: { id: 5, name: 'Liga', season: '2024/25' },
  homeTeam: bura,
  awayTeam: jugo,
  homeScore: 5,
  awayScore: 2,
};
const meetings: HeadToHead = {
  own: bura,
  other: jugo,
  matches: [played, { ...played, id: 41, awarded: true }],
  wins: [2, 0],
  draws: 1,
  goals: [10, 4],
  biggest: played,
};
const open = (): void => {
  serve({
    'GET /api/user': [401, {}],
    'GET /api/teams/1/head-to-head/2': ok(meetings),
    'GET /api/teams/1/head-to-head/3': ok({ ...meetings, other: sava, matches: [] }),
  });
  show(<HeadToHeadPanel team={team} />, '/team/1');
};

it('opponents are the next one, those of the last matches and the others of the league, each once', () => {
  const league = [bura, sava, { id: 4, name: 'Zora' }] as TeamView[];
  expect(opponentsOf(team, league).map(({ name }) => name)).toEqual(['Jugo', 'Sava', 'Zora']);
});

it('shows who won how often against the next opponent, and every match', async () => {
  open();
  const list = await screen.findByRole('list', { name: 'Sve međusobne utakmice' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/live/40', '/live/41']);
  expect(within(list).getAllByText(/Liga · 2024\/25/)).toHaveLength(2);
  expect(within(list).getByText(/dodijeljeno/)).toBeVisible();
  expect(screen.getByText('Golovi 10 : 4, u svim ligama i sezonama.')).toBeVisible();
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['2', '1', '0']);
});

it('shows another opponent at a choice, also one whom the team never met', async () => {
  open();
  await userEvent.selectOptions(await screen.findByLabelText('Protivnik'), 'Sava');
  expect(await screen.findByText('Još nisu igrali')).toBeVisible();
});

it('says so where nobody is an opponent yet', async () => {
  serve({ 'GET /api/user': [401, {}] });
  show(<HeadToHeadPanel team={{ ...team, nextMatch: null, last5Matches: [] }} />, '/team/1');
  expect(await screen.findByText('Još nema protivnika')).toBeVisible();
});
