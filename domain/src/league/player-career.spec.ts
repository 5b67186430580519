import fc from 'fast-check';
import { type CareerMatch, playerCareer } from './player-career.js';

const lastSeason = { id: 1, name: 'Liga', season: '2024/25' };
const season = { id: 2, name: 'Liga', season: '2025/26' };
const bura = { id: 11, name: 'Bura' };
const sava = { id: 21, name: 'Sava', userId: 5 };

let nextId = 1;
const match = (line: Partial<CareerMatch> = {}): CareerMatch => {
  const id = nextId++;
  return {
    id,
    matchDate: new Date(Date.UTC(2026, 0, 1) + id * 86_400_000).toISOString(),
    playerId: 7,
    league: season,
    team: bura,
    opponent: sava,
    goals: 0,
    assists: 0,
    yellowCards: 0,
    redCards: 0,
    isMvp: false,
    counts: true,
    ...line,
  };
};

it('has seasons and companies, newest first', () => {
  const { seasons, career } = playerCareer([
    match({ league: lastSeason, playerId: 3, team: { id: 10, name: 'Bura' }, goals: 2 }),
    match({ goals: 1, isMvp: true }),
    match({ team: sava, assists: 1, yellowCards: 1 }),
  ]);
  expect(seasons).toMatchObject([
    { playerId: 7, league: season, team: { name: 'Sava' }, matches: 1, assists: 1 },
    { playerId: 7, league: season, team: bura, goals: 1, mvps: 1 },
    { playerId: 3, league: lastSeason, team: { id: 10 }, goals: 2 },
  ]);
  expect(career).toEqual({
    matches: 3,
    goals: 3,
    assists: 1,
    yellowCards: 1,
    redCards: 0,
    mvps: 1,
  });
});

it('counts a company as one opponent over its seasons, by its newest name', () => {
  const { opponents } = playerCareer([
    match({ opponent: { id: 20, name: 'Sava d.o.o.', userId: 5 }, goals: 1 }),
    match({ opponent: sava, goals: 2 }),
    match({ opponent: { id: 30, name: 'Zora', userId: 6 } }),
  ]);
  expect(opponents).toMatchObject([
    { team: { id: 21, name: 'Sava' }, matches: 2, goals: 3 },
    { team: { id: 30 }, matches: 1 },
  ]);
});

it('counts only cards of a match that the top lists leave out', () => {
  const { career, milestones } = playerCareer([match({ counts: false, goals: 4, redCards: 1 })]);
  expect(career).toMatchObject({ matches: 0, goals: 0, redCards: 1 });
  expect(milestones).toEqual([]);
});

it('remembers the debut, the first goals, the fiftieth and hat-tricks, newest first', () => {
  const matches = [match(), match({ goals: 9 }), match({ goals: 2 }), match({ goals: 40 })];
  const kinds = playerCareer(matches).milestones.map(({ kind, value }) => [kind, value]);
  expect(kinds).toEqual([
    ['hat-trick', 40],
    ['goals', 50],
    ['goals', 10],
    ['hat-trick', 9],
    ['goals', 1],
    ['debut', 1],
  ]);
  const [, second] = playerCareer(Array.from({ length: 50 }, () => match())).milestones.reverse();
  expect(second).toMatchObject({ kind: 'matches', value: 50 });
});

it('a streak ends with a match without a goal', () => {
  const matches = [1, 2, 1, 0, 1, 1].map((goals) => match({ goals }));
  expect(playerCareer(matches).streaks.scoring).toEqual({ current: 2, longest: 3 });
  expect(playerCareer([]).streaks.scoring).toEqual({ current: 0, longest: 0 });
});

const anyMatch = fc
  .record({
    goals: fc.nat(4),
    assists: fc.nat(3),
    yellowCards: fc.nat(2),
    redCards: fc.nat(1),
    isMvp: fc.boolean(),
    counts: fc.boolean(),
    league: fc.constantFrom(lastSeason, season),
    team: fc.constantFrom(bura, { id: 12, name: 'Zora' }),
    opponent: fc.constantFrom(sava, { id: 22, name: 'Žito', userId: 6 }),
  })
  .map((line) => match(line));

it('the seasons and the opponents each sum up to the career, in any order of the matches', () => {
  fc.assert(
    fc.property(fc.array(anyMatch, { maxLength: 30 }), (matches) => {
      const { career, seasons, opponents, ...others } = playerCareer(matches);
      for (const key of ['matches', 'goals', 'assists', 'yellowCards', 'redCards', 'mvps'] as const)
        for (const parts of [seasons, opponents])
          expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(career[key]);
      const reversed = playerCareer([...matches].reverse());
      expect(reversed).toEqual({ career, seasons, opponents, ...others });
    }),
  );
});
