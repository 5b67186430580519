import type { AwardKind, LeagueAward } from '../contract/awards.js';
import type { FairPlayRow } from '../contract/discipline.js';
import type { TeamRef } from '../contract/matches.js';
import type { RefereeMean } from '../contract/referees.js';
import type { BracketRound, BracketTie } from '../contract/stages.js';
import type { LeagueTableRow } from '../contract/tables.js';
import { limits } from '../limits.js';
import type { ThirdPlace } from '../season/stages.js';

export interface Podium {
  champion: TeamRef;
  second: TeamRef | null;
  /** Two where both losers of the semi-finals share the place. */
  third: TeamRef[];
}

/** The podium of a knock-out; null until its final is decided. */
export function podiumOf(rounds: readonly BracketRound[], thirdPlace: ThirdPlace): Podium | null {
  const ties = rounds.flatMap((round) => round.ties);
  const final = ties.find(({ id }) => id === 'F');
  if (final === undefined || final.winner === null) return null;
  const semiFinals = ties.filter(({ id }) => id.startsWith('SF'));
  const played = ties.find(({ id }) => id === 'TP')?.winner ?? null;
  return {
    champion: final.winner,
    second: loserOf(final),
    third:
      thirdPlace === 'shared'
        ? semiFinals.flatMap((tie) => loserOf(tie) ?? [])
        : played === null
          ? []
          : [played],
  };
}

function loserOf({ home, away, winner }: BracketTie): TeamRef | null {
  const teams = [home, away].flatMap((slot) => ('team' in slot ? [slot.team] : []));
  return teams.find(({ id }) => id !== winner?.id) ?? null;
}

/** The podium of a league without finals: its final table, without teams that have withdrawn. */
export function podiumOfTable(rows: readonly LeagueTableRow[]): Podium | null {
  const [champion, second, third] = rows
    .filter(({ unranked }) => unranked !== true)
    .map(({ team }) => team);
  if (champion === undefined) return null;
  return { champion, second: second ?? null, third: third === undefined ? [] : [third] };
}

/** A player or a team with what counts for an award. */
interface Counted {
  value: number;
}
export interface CountedPlayer extends Counted {
  player: NonNullable<LeagueAward['player']>;
  team: TeamRef;
}

/** What the log knows of somebody in goal: only matches in which nobody else of the team made a save. */
export interface GoalkeeperTotals {
  playerId: number;
  saves: number;
  goalsAgainst: number;
}

/**
 * The percentage of shots that each goalkeeper saved, of those with enough saves.
 * Minutes in goal are not known, so a match that two shared counts for neither.
 */
export function savedShares(
  totals: readonly GoalkeeperTotals[],
): { playerId: number; value: number }[] {
  return totals
    .filter(({ saves }) => saves >= limits.awards.minSaves)
    .map(({ playerId, saves, goalsAgainst }) => ({
      playerId,
      value: Math.round((1000 * saves) / (saves + goalsAgainst)) / 10,
    }));
}

/** By the name that spectators read. */
export interface RatedReferee extends Pick<RefereeMean, 'userId' | 'ratings' | 'mean'> {
  name: string | null;
}

export interface SeasonResults {
  podium: Podium;
  scorers: readonly CountedPlayer[];
  mvps: readonly CountedPlayer[];
  goalkeepers: readonly CountedPlayer[];
  fairPlay: readonly FairPlayRow[];
  referees: readonly RatedReferee[];
}

/** The awards that follow from the log of a season that is over; those who are level share an award. */
export function derivedAwards({
  podium,
  scorers,
  mvps,
  goalkeepers,
  fairPlay,
  referees,
}: SeasonResults): LeagueAward[] {
  const { champion, second, third } = podium;
  const rated = referees.filter(({ ratings }) => ratings >= limits.referees.minRatings);
  const fairest = fairPlay.filter(({ position }) => position === 1);
  return [
    ofTeam('champion', champion),
    ...(second === null ? [] : [ofTeam('second', second)]),
    ...third.map((team) => ofTeam('third', team)),
    ...best(scorers).map((one) => ({ kind: 'top-scorer' as const, ...one, derived: true })),
    ...best(mvps).map((one) => ({ kind: 'mvp' as const, ...one, derived: true })),
    ...best(goalkeepers).map((one) => ({
      kind: 'best-goalkeeper' as const,
      ...one,
      derived: true,
    })),
    ...fairest.map(({ teamId, teamName, points }) => ({
      ...ofTeam('fair-play', { id: teamId, name: teamName }),
      value: points,
    })),
    ...best(rated.map(({ mean, ...referee }) => ({ ...referee, value: mean }))).map(
      ({ userId, name, value }) => ({
        kind: 'best-referee' as const,
        user: { id: userId, name },
        value,
        derived: true,
      }),
    ),
  ];
}

const ofTeam = (kind: AwardKind, team: TeamRef): LeagueAward => ({ kind, team, derived: true });

function best<One extends Counted>(all: readonly One[]): One[] {
  const max = Math.max(0, ...all.map(({ value }) => value));
  return max === 0 ? [] : all.filter(({ value }) => value === max);
}
