import { useEffect, useState } from 'react';

const replaySpeeds = [1, 2, 4] as const;
export type ReplaySpeed = (typeof replaySpeeds)[number];

/** The time for one event at the slowest speed. */
const stepMs = 1_600;

export interface Player {
  version: number;
  playing: boolean;
  speed: ReplaySpeed;
  seek: (version: number) => void;
  /** Plays, from the beginning if it is at the end, or pauses. */
  toggle: () => void;
  restart: () => void;
  /** After the fastest speed comes the slowest. */
  nextSpeed: () => void;
}

/** Steps through the versions by itself, one event after the other. */
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
