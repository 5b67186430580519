import type { BoardMatch, TeamSide } from '@kolo/domain';
import { useEffect, useRef, useState } from 'react';

const shownMs = 3_500;

interface FreshGoal {
  team: TeamSide;
}

/** Match id → the goal that has just been scored in it. */
export type FreshGoals = ReadonlyMap<number, FreshGoal>;

const nothing: FreshGoals = new Map();

/**
 * The goals that have just been scored, each for some seconds. Several at once in one match arrive only after
 * an interruption and are not fresh; an undone goal is removed.
 */
export function useFreshGoals(matches: readonly BoardMatch[] | null): FreshGoals {
  const known = useRef<readonly BoardMatch[] | null>(null);
  const [fresh, setFresh] = useState(nothing);
  useEffect(() => {
    const before = new Map(known.current?.map((match) => [match.matchId, match]));
    known.current = matches;
    const changed = (matches ?? []).flatMap((match) => {
      const last = before.get(match.matchId);
      return last === undefined || !isOther(last, match) ? [] : [{ last, match }];
    });
    if (changed.length === 0) return;
    const scored = changed.flatMap(({ last, match }): [number, FreshGoal][] => {
      const team = scorerOf(last, match);
      return team === null ? [] : [[match.matchId, { team }]];
    });
    const gone = new Set(changed.map(({ match }) => match.matchId));
    setFresh((now) => new Map([...[...now].filter(([id]) => !gone.has(id)), ...scored]));
    if (scored.length === 0) return;
    // Each goal has its own timer, which a newer board or goal does not end.
    const over = new Set(scored.map(([, goal]) => goal));
    setTimeout(
      () => setFresh((now) => new Map([...now].filter(([, goal]) => !over.has(goal)))),
      shownMs,
    );
  }, [matches]);
  return fresh;
}

const isOther = (a: BoardMatch, b: BoardMatch): boolean =>
  a.homeScore !== b.homeScore || a.awayScore !== b.awayScore;

function scorerOf(last: BoardMatch, match: BoardMatch): TeamSide | null {
  if (match.status !== 'in_progress' || last.status !== 'in_progress') return null;
  const home = (match.homeScore ?? 0) - (last.homeScore ?? 0);
  const away = (match.awayScore ?? 0) - (last.awayScore ?? 0);
  if (home === 1 && away === 0) return 'home';
  return home === 0 && away === 1 ? 'away' : null;
}
