import { nextKick, type Shootout, type ShootoutKick, type TeamSide } from '@kolo/domain';

export interface ShootoutRow {
  team: TeamSide;
  score: number;
  /** Null for a kick that is still to come. */
  kicks: (ShootoutKick | null)[];
  /** Whether its next kick is the one to be taken. */
  isNext: boolean;
}

/**
 * The kicks of both teams, home first.
 * @param first how many kicks each team has before single ones decide
 */
export function shootoutRows(shootout: Shootout, first: number): Record<TeamSide, ShootoutRow> {
  const next = shootout.decided === null ? nextKick(shootout) : null;
  const of = (team: TeamSide) => shootout.kicks.filter((kick) => kick.team === team);
  // A result by hand knows the score alone.
  const isScoreOnly = shootout.decided !== null && shootout.kicks.length === 0;
  const length = isScoreOnly ? 0 : Math.max(first, of('home').length, of('away').length);
  const row = (team: TeamSide): ShootoutRow => {
    const taken = of(team);
    const isNext = next === team;
    const slots = Math.max(length, taken.length + (isNext ? 1 : 0));
    const open = Array.from({ length: slots - taken.length }, () => null);
    return { team, score: shootout[team], kicks: [...taken, ...open], isNext };
  };
  return { home: row('home'), away: row('away') };
}
