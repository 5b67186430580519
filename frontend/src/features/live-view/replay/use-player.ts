import { useEffect, useState } from 'react';

export const replaySpeeds = [1, 2, 4] as const;
export type ReplaySpeed = (typeof replaySpeeds)[number];

/** At the slowest, an event is looked at for this long. */
const stepMs = 1_600;

export interface Player {
  version: number;
  playing: boolean;
  speed: ReplaySpeed;
  /** Goes to a version and stays there. */
  seek: (version: number) => void;
  /** Plays on, from the beginning when the end is reached; or pauses. */
  toggle: () => void;
  /** From the beginning, as if for the first time. */
  restart: () => void;
  /** The next speed, after the fastest the slowest. */
  nextSpeed: () => void;
}

/** Steps through versions by itself, one event after the other. */
export function usePlayer(first: number, last: number): Player {
  const [wanted, setWanted] = useState(0);
  const [running, setRunning] = useState(true);
  const [speed, setSpeed] = useState<ReplaySpeed>(1);
  const version = Math.min(Math.max(wanted, first), last);
  const playing = running && version < last;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => setWanted(version + 1), stepMs / speed);
    return () => clearTimeout(timer);
  }, [playing, version, speed]);
  return {
    version,
    playing,
    speed,
    seek: (to) => {
      setRunning(false);
      setWanted(to);
    },
    toggle: () => {
      if (version === last) setWanted(first);
      setRunning(!playing);
    },
    restart: () => {
      setWanted(0);
      setRunning(true);
    },
    nextSpeed: () =>
      setSpeed((now) => replaySpeeds[(replaySpeeds.indexOf(now) + 1) % replaySpeeds.length] ?? 1),
  };
}
