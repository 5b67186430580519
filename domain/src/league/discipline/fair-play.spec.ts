import type { Card } from '../../match/events.js';
import { usualSeasonRules } from '../../rules/season-rules.js';
import { playedMatch, SeasonMatch } from '../../testing/season-story.js';
import { fairPlayTable } from './fair-play.js';

const teams = [
  { id: 100, name: 'Žito' },
  { id: 200, name: 'Bura' },
  { id: 300, name: 'Čakovec' },
];

const table = (matches: readonly SeasonMatch[], settings = {}) =>
  fairPlayTable(
    teams,
    matches.map(({ facts }) => facts),
    [
      {
        at: '2026-01-01T00:00:00.000Z',
        rules: { ...usualSeasonRules.discipline, ...settings },
      },
    ],
  );
const shown = (...given: Parameters<typeof table>) =>
  table(...given).map(({ position, teamName, points }) => `${position}. ${teamName} ${points}`);

it('has all teams in the order of their names before there are cards', () => {
  expect(shown([])).toEqual(['1. Bura 0', '1. Čakovec 0', '1. Žito 0']);
});

it('weighs a second yellow less than a direct red, and a yellow beside that red counts', () => {
  const matches = [
    playedMatch({ id: 1, on: '03-01' }, [1, 'yellow'], [1, 'second-yellow'], [11, 'red']),
    playedMatch({ id: 2, on: '03-08', away: 300 }, [21, 'yellow'], [21, 'red']),
  ];
  expect(shown(matches)).toEqual(['1. Žito 3', '2. Bura 4', '3. Čakovec 5']);
  expect(table(matches)[0]).toEqual({
    position: 1,
    teamId: 100,
    teamName: 'Žito',
    points: 3,
    yellowCards: 0,
    secondYellowCards: 1,
    redCards: 0,
  });
});

it('weighs the cards of a match by the rules that were in force when it ended', () => {
  const cards: [number, Card][] = [
    [1, 'yellow'],
    [11, 'red'],
  ];
  const matches = ['03-01', '03-08'].map((on, id) => playedMatch({ id: id + 1, on }, ...cards));
  const { discipline } = usualSeasonRules;
  const rows = fairPlayTable(
    teams,
    matches.map(({ facts }) => facts),
    [
      { at: '2026-01-01T00:00:00.000Z', rules: discipline },
      { at: '2026-03-05T00:00:00.000Z', rules: { ...discipline, yellowPoints: 2, redPoints: 5 } },
    ],
  );
  expect(rows.map(({ teamName, points }) => `${teamName} ${points}`)).toEqual([
    'Čakovec 0',
    'Žito 3',
    'Bura 9',
  ]);
});

it('puts the team with fewer red cards first where points are level', () => {
  const four = ([1, 2, 3, 4] as const).map((id): [number, 'yellow'] => [id, 'yellow']);
  const match = playedMatch({ id: 1, on: '03-01' }, ...four, [11, 'red']);
  expect(shown([match])).toEqual(['1. Čakovec 0', '2. Žito 4', '3. Bura 4']);
});

it('counts the cards that count in the table, and those of officials by the season rules', () => {
  const withCoach = () =>
    new SeasonMatch({ id: 1, on: '03-01' }).begin().officialCard('home', 'coach', 'red').end();
  expect(shown([withCoach()])[2]).toBe('3. Žito 4');
  expect(shown([withCoach()], { officialsToo: false })[2]).toBe('1. Žito 0');
  const annulled = playedMatch({ id: 1, on: '03-01' }, [1, 'red']).when(
    {
      type: 'AnnulMatch',
      reason: 'decision',
      season: { keepsBetterPlayed: true, cardsStay: false },
    },
    60,
  );
  expect(shown([annulled])[2]).toBe('1. Žito 0');
  const running = new SeasonMatch({ id: 2, on: '03-08' }).begin().card(1, 'red');
  expect(shown([running])[2]).toBe('1. Žito 0');
});
