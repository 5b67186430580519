import { type RoundTeam, type RoundTeamPlayer, roundTeamPoints } from '../contract/records.js';
import { limits } from '../limits.js';

/** What a player did in a match of the round. */
export type RoundLine = Omit<RoundTeamPlayer, 'points'>;

/** The best of a round by the points of their goals, assists, cards and votes; level ones with the last are in it. */
export function roundTeam(round: number, lines: readonly RoundLine[]): RoundTeam {
  const ranked = lines
    .map((line) => ({ ...line, points: pointsOf(line) }))
    .filter(({ points }) => points > 0)
    .sort(
      (a, b) =>
        b.points - a.points ||
        b.goals - a.goals ||
        b.assists - a.assists ||
        a.player.id - b.player.id,
    );
  const minPoints = ranked[limits.roundTeam - 1]?.points ?? 0;
  return {
    round,
    formula: roundTeamPoints,
    players: ranked.filter(({ points }) => points >= minPoints),
  };
}

/** To one decimal, because the votes of a match share their points. */
function pointsOf({ votes, matchVotes, isMvp, ...line }: RoundLine): number {
  const sum =
    line.goals * roundTeamPoints.goal +
    line.assists * roundTeamPoints.assist +
    (isMvp ? roundTeamPoints.mvp : 0) +
    (matchVotes === 0 ? 0 : (votes / matchVotes) * roundTeamPoints.votes) +
    line.yellowCards * roundTeamPoints.yellowCard +
    line.redCards * roundTeamPoints.redCard;
  return Math.round(sum * 10) / 10;
}
