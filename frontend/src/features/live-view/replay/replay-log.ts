import { asSeenByEveryone, type LoggedMatchEvent, type ReplayLog, replayRange } from '@kolo/domain';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { LiveMatchView } from '@/shared/live/live-match.store';

export interface KnownLog {
  events: readonly LoggedMatchEvent[];
  /** The versions that can be shown; null before the first whistle. */
  range: { first: number; last: number } | null;
}

interface ReplayRead {
  log: KnownLog | null;
  query: Pick<UseQueryResult<ReplayLog>, 'error' | 'isFetching' | 'refetch'>;
}

/**
 * The log of a match up to what the page shows live: the past is read once, and pushed entries are appended.
 */
export function useReplayLog(matchId: number, view: LiveMatchView): ReplayRead {
  const { epoch, eventsAfter, news, keepEvents } = view;
  useEffect(() => {
    keepEvents(true);
    return () => keepEvents(false);
  }, [keepEvents]);
  const past = new URLSearchParams({ epoch: epoch ?? '', version: String(eventsAfter) });
  const query = useQuery<ReplayLog>({
    queryKey: ['/api/matches', matchId, `replay?${past}`],
    enabled: epoch !== null,
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = query;
  const log = useMemo(() => {
    if (data === undefined) return null;
    // After a restored backup the epoch differs; the next snapshot then requests the new log.
    const fits = !isPlaceholderData && data.epoch === epoch && data.version === eventsAfter;
    // A newer server may have sent events that this page does not understand.
    const events = (fits ? [...data.events, ...news] : data.events).map(asSeenByEveryone);
    return { events, range: replayRange(events) };
  }, [data, isPlaceholderData, epoch, eventsAfter, news]);
  return { log, query };
}
