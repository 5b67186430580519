import { useEffect } from 'react';

const everyMs = 10_000;

/** A player may be approved while the teams line up, and no event reports it. */
export function useFreshSquad(waiting: boolean, refresh: () => Promise<unknown>): void {
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void refresh(), everyMs);
    return () => clearInterval(timer);
  }, [waiting, refresh]);
}
