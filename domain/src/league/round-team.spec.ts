import fc from 'fast-check';
import { roundTeamPoints } from '../contract/records.js';
import { type RoundLine, roundTeam } from './round-team.js';

const line = (id: number, more: Partial<RoundLine> = {}): RoundLine => ({
  player: { id, name: `#${id}` },
  team: { id: 1, name: 'Bura' },
  goals: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
  isMvp: false,
  votes: 0,
  matchVotes: 0,
  ...more,
});
const points = (more: Partial<RoundLine>): number | undefined =>
  roundTeam(1, [line(1, { goals: 9, ...more })]).players[0]?.points;

it.each<[Partial<RoundLine>, number]>([
  [{}, 27],
  [{ assists: 2 }, 31],
  [{ isMvp: true }, 30],
  [{ yellowCards: 1 }, 26],
  [{ redCards: 1 }, 24],
  [{ votes: 3, matchVotes: 4 }, 29.3],
  [{ votes: 0, matchVotes: 4 }, 27],
])('gives the points of its formula for %j', (more, expected) => {
  expect(points(more)).toBe(expected);
  expect(roundTeam(1, []).formula).toEqual(roundTeamPoints);
});

it('has five, the best first, and nobody without points', () => {
  const lines = [1, 2, 3, 4, 5, 6].map((goals) => line(goals, { goals }));
  const ids = roundTeam(3, [...lines, line(7, { redCards: 1 })]).players.map(
    ({ player }) => player.id,
  );
  expect(ids).toEqual([6, 5, 4, 3, 2]);
  expect(roundTeam(3, [line(1), line(2, { yellowCards: 1 })]).players).toEqual([]);
});

it('has everybody who is level with the fifth, those with more goals first', () => {
  const level = [
    line(1, { isMvp: true }),
    line(2, { goals: 1 }),
    ...[3, 4, 5, 6].map((id) => line(id, { goals: 1 })),
  ];
  const ids = roundTeam(1, level).players.map(({ player }) => player.id);
  expect(ids).toEqual([2, 3, 4, 5, 6, 1]);
});

it('nobody who is left out has more points than somebody in it', () => {
  const some = fc.record({ goals: fc.nat(4), assists: fc.nat(4), isMvp: fc.boolean() });
  fc.assert(
    fc.property(fc.array(some, { maxLength: 14 }), (all) => {
      const lines = all.map((one, index) => line(index + 1, one));
      const { players } = roundTeam(1, lines);
      const minPoints = Math.min(...players.map((one) => one.points));
      const inside = new Set(players.map(({ player }) => player.id));
      for (const one of lines.filter(({ player }) => !inside.has(player.id)))
        expect(one.goals * 3 + one.assists * 2 + (one.isMvp ? 3 : 0)).toBeLessThan(
          Math.max(1, minPoints),
        );
    }),
  );
});
