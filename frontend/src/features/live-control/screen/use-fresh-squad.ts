import { useEffect } from 'react';

const everyMs = 10_000;

/** Somebody stands at the table whom the office approves just now, and no event tells of it. */
export function useFreshSquad(waiting: boolean, refresh: () => Promise<unknown>): void {
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void refresh(), everyMs);
    return () => clearInterval(timer);
  }, [waiting, refresh]);
}
