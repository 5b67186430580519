import type { SharedMatch } from './share-subject.js';
import { scriptOf, structuredData } from './structured-data.js';

const match: SharedMatch = {
  kind: 'match',
  id: 7,
  homeTeam: 'Adria',
  awayTeam: 'Čakovec',
  score: null,
  shootout: null,
  afterExtraTime: false,
  status: 'scheduled',
  matchDate: '2026-12-06T15:00:00.000Z',
  venue: 'Sutinska',
  round: 1,
  league: 'Poslovna liga 2026/27',
};

const page = {
  url: 'https://liga.primjer.hr/live/7',
  image: 'https://liga.primjer.hr/api/share/match/7.png',
  language: 'hr',
} as const;

const of = (changes: Partial<SharedMatch>) => structuredData({ ...match, ...changes }, page);

it('a scheduled match is an event with place, teams and league', () => {
  const [home, away] = ['Adria', 'Čakovec'].map((name) => ({ '@type': 'SportsTeam', name }));
  expect(of({})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: 'Adria – Čakovec',
    description: expect.any(String),
    sport: 'Futsal',
    url: 'https://liga.primjer.hr/live/7',
    image: 'https://liga.primjer.hr/api/share/match/7.png',
    startDate: '2026-12-06T15:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: 'Sutinska', address: 'Sutinska' },
    homeTeam: home,
    awayTeam: away,
    competitor: [home, away],
    superEvent: { '@type': 'SportsEvent', name: 'Poslovna liga 2026/27' },
  });
});

it.each<[string, Partial<SharedMatch>, string, string[] | undefined]>([
  [
    'moved twice',
    { previousDates: ['2026-11-29T15:00:00.000Z', '2026-11-30T15:00:00.000Z'] },
    'EventRescheduled',
    ['2026-11-29T15:00:00.000Z', '2026-11-30T15:00:00.000Z'],
  ],
  ['postponed', { outcome: 'postponed' }, 'EventPostponed', ['2026-12-06T15:00:00.000Z']],
  [
    'moved and then postponed',
    { outcome: 'postponed', previousDates: ['2026-11-29T15:00:00.000Z'] },
    'EventPostponed',
    ['2026-11-29T15:00:00.000Z', '2026-12-06T15:00:00.000Z'],
  ],
  ['cancelled', { status: 'cancelled' }, 'EventCancelled', undefined],
  ['annulled', { status: 'cancelled', outcome: 'annulled' }, 'EventCancelled', undefined],
  ['running', { status: 'in_progress', score: { home: 1, away: 0 } }, 'EventScheduled', undefined],
  ['finished', { status: 'completed', score: { home: 3, away: 2 } }, 'EventScheduled', undefined],
  [
    'awarded after play',
    { status: 'completed', outcome: 'awarded', playedScore: { home: 1, away: 0 } },
    'EventScheduled',
    undefined,
  ],
  ['awarded unplayed', { status: 'completed', outcome: 'awarded' }, 'EventCancelled', undefined],
])('a match that was %s says so', (_, changes, status, previous) => {
  const event = of(changes);
  expect(event?.eventStatus).toBe(`https://schema.org/${status}`);
  expect(event?.previousStartDate).toEqual(previous);
  expect(event?.startDate).toBe('2026-12-06T15:00:00.000Z');
});

it('a finished match has its score in words', () => {
  expect(of({ status: 'completed', score: { home: 3, away: 2 } })?.description).toContain('3:2');
});

it('a match without venue and league leaves them out', () => {
  const event = of({ venue: null, league: null });
  expect(event).not.toHaveProperty('location');
  expect(event).not.toHaveProperty('superEvent');
});

it('a team is a team of its league', () => {
  const team = { kind: 'team', id: 3, name: 'Adria', league: 'Poslovna liga' } as const;
  expect(structuredData({ ...team, played: 0, points: 0, goals: 0, form: [] }, page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'SportsTeam',
    name: 'Adria',
    sport: 'Futsal',
    url: page.url,
    image: page.image,
    memberOf: { '@type': 'SportsOrganization', name: 'Poslovna liga' },
  });
  expect(structuredData({ kind: 'site' }, page)).toBeNull();
});

it('no name ends the script', () => {
  const script = scriptOf(of({ homeTeam: '</script><script>alert(1)</script>' }) ?? {});
  expect(script.match(/<\/?script/g)).toEqual(['<script', '</script']);
});

it('a match with a photo shows it before its drawn picture', () => {
  expect(of({ photo: '/api/match-photos/a.jpg' })).toMatchObject({
    image: ['https://liga.primjer.hr/api/match-photos/a.jpg', page.image],
  });
});
