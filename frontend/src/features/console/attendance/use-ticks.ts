import { useEffect, useMemo, useRef, useState } from 'react';
import type { SavedTicks, Ticked, TicksOwner } from '@/features/console/taps/saved-ticks';

const nobody: Ticked = { home: [], away: [] };

interface Options {
  matchId: number;
  /** Null while nobody is known to be signed in; what was ticked stays on the screen then. */
  by: string | null;
  /** Whether attendance is still taken; afterwards ticks are removed. */
  open: boolean;
  saved: SavedTicks;
}

/** Ticks survive a discarded page, for the same match and the same person or grant. */
export function useTicks({ matchId, by, open, saved }: Options): [Ticked, (next: Ticked) => void] {
  const owner = useMemo(() => (by === null ? null : { matchId, by }), [matchId, by]);
  const [ticked, setTicked] = useState(nobody);
  const made = useRef<TicksOwner | null>(null);
  const changed = useRef(false);
  useEffect(() => {
    if (owner === null) return;
    if (made.current !== null && !isSame(made.current, owner)) {
      setTicked(nobody);
      changed.current = false;
    }
    made.current = owner;
    let left = false;
    const show = (found: Ticked | undefined) => {
      // A tick that was faster than the disk wins.
      if (found !== undefined && !left && !changed.current) setTicked(found);
    };
    saved.load(owner).then(show, ignore);
    return () => {
      left = true;
    };
  }, [owner, saved]);
  useEffect(() => {
    if (owner !== null && !open) saved.remove(owner).catch(ignore);
  }, [owner, open, saved]);
  const tick = (next: Ticked) => {
    changed.current = true;
    setTicked(next);
    if (owner !== null) saved.save(owner, next).catch(ignore);
  };
  return [ticked, tick];
}

const isSame = (a: TicksOwner, b: TicksOwner): boolean => a.matchId === b.matchId && a.by === b.by;

/** A browser without storage only loses ticks with its page. */
const ignore = (): void => {};
