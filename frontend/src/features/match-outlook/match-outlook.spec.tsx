import type {
  HeadToHead,
  LiveSnapshot,
  MatchMeaning,
  MatchOutcomeMeaning,
  TeamOutlook,
} from '@kolo/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { FakeMatch } from '@/shared/live/testing/fake-match';
import { ok, serve } from '@/shared/testing/fake-server';
import { show } from '@/shared/testing/screen';
import '@/shared/i18n/i18n';
import { MatchOutlook } from './MatchOutlook';

const bura = { id: 100, name: 'Bura' };
const sava = { id: 200, name: 'Sava' };
const outlook = (team: typeof bura, changes: Partial<TeamOutlook> = {}): TeamOutlook => ({
  team,
  points: 12,
  best: 1,
  worst: 8,
  mark: null,
  ...changes,
});
const outcomes: MatchOutcomeMeaning[] = [
  {
    result: 'home',
    home: outlook(bura, { points: 15, worst: 1, mark: 'first' }),
    away: outlook(sava, { points: 1, best: 7, worst: 8, mark: 'out' }),
  },
  { result: 'draw', home: outlook(bura, { points: 13 }), away: outlook(sava, { points: 2 }) },
  { result: 'away', home: outlook(bura), away: outlook(sava, { points: 4 }) },
];
const meetings: HeadToHead = {
  own: bura,
  other: sava,
  matches: Array.from({ length: 6 }, (_, n) => ({
    id: 40 + n,
    matchDate: '2026-03-14T18:00:00Z',
    league: { id: 5, name: 'Liga', season: '2024/25' },
    homeTeam: bura,
    awayTeam: sava,
    homeScore: 5,
    awayScore: n,
  })),
  wins: [5, 0],
  draws: 1,
  goals: [30, 15],
  biggest: null,
};

function open(live: LiveSnapshot, meaning: MatchMeaning, met = meetings) {
  const server = serve({
    'GET /api/matches/7/meaning': ok(meaning),
    'GET /api/matches/7/photo': ok({
      photo: { url: '/api/match-photos/a.jpg', width: 9, height: 6 },
    }),
    'GET /api/contact': ok({ email: null, phone: null, city: null }),
    'GET /api/teams/100/head-to-head/200?beforeMatch=7': ok(met),
  });
  show(<MatchOutlook live={live} />, '/live/7');
  return server;
}
const list = () => screen.findByRole('list', { name: 'Što ovaj rezultat znači' });

it('tells for each outcome the points, the places and what is sure', async () => {
  open(new FakeMatch().snapshot(), { cut: 4, outcomes });
  const [home, draw] = within(await list()).getAllByRole('listitem');
  expect(home).toHaveTextContent('Ako pobijedi Bura');
  expect(home).toHaveTextContent('Bura15 bodova · 1. mjestosigurno prvi');
  expect(home).toHaveTextContent('Sava1 bod · 7.–8. mjestobez doigravanja');
  expect(draw).toHaveTextContent('Sava2 boda · 1.–8. mjesto');
  expect(screen.queryByText('sada')).not.toBeInTheDocument();
});

it('marks what the present score would mean', async () => {
  open(new FakeMatch().start().goal('away').snapshot(), { cut: 4, outcomes });
  const rows = within(await list()).getAllByRole('listitem');
  expect(rows.map((row) => within(row).queryByText('sada') !== null)).toEqual([false, false, true]);
});

it('is not there while every place is still possible, nor for a match that does not count', async () => {
  open(new FakeMatch().snapshot(), { cut: 4, outcomes: outcomes.slice(1) });
  const listed = await screen.findByRole('list', { name: 'Posljednje međusobne utakmice' });
  expect(within(listed).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.queryByText('Što ovaj rezultat znači')).not.toBeInTheDocument();
});

const over: Partial<LiveSnapshot['match']>[] = [
  { status: 'completed' },
  { status: 'in_progress', outcome: 'abandoned' },
];

it.each(over)('begins with the photo of a match that is over: %j', async (changes) => {
  const live = new FakeMatch().start().snapshot();
  const server = open({ ...live, match: { ...live.match, ...changes } }, { cut: 4, outcomes });
  const photo = await screen.findByRole('img', { name: /^Fotografija s utakmice/ });
  const listed = await screen.findByRole('list', { name: 'Posljednje međusobne utakmice' });
  expect(photo.compareDocumentPosition(listed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(server.read).not.toContain('/api/matches/7/meaning');
});

it('asks for no photo while a match is open', async () => {
  const server = open(new FakeMatch().start().snapshot(), { cut: 4, outcomes });
  await list();
  expect(server.read).not.toContain('/api/matches/7/photo');
});

it('has no last meetings where the two teams have never met', async () => {
  open(new FakeMatch().snapshot(), { cut: 4, outcomes }, { ...meetings, matches: [] });
  await list();
  await waitFor(() => expect(screen.queryByText('Međusobno')).not.toBeInTheDocument());
});

it('leads from a match that is replayed to the new one, and back', async () => {
  const live = new FakeMatch().start().snapshot();
  const match = { ...live.match, newMatchId: 812, replayOf: 3 };
  open({ ...live, match }, { cut: 4, outcomes });
  const link = await screen.findByRole('link', { name: 'Utakmica koja se igra umjesto ove' });
  expect(link).toHaveAttribute('href', '/live/812');
  expect(
    screen.getByRole('link', { name: 'Prekinuta utakmica koja se ovdje ponavlja' }),
  ).toHaveAttribute('href', '/live/3');
});
