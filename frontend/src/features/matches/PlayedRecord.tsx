import type { MatchStatistics } from '@kolo/domain';
import { type ReactElement, Suspense } from 'react';
import { RecordOfMatch } from '@/shared/live/record/RecordOfMatch';

/** The record of a match under a rule sheet; nothing where the server sends none. */
export function PlayedRecord({ statistics }: { statistics: MatchStatistics }): ReactElement | null {
  const { rules, periods = [], endedReductions = [], homePlayers, awayPlayers } = statistics;
  if (rules === undefined || periods.length === 0) return null;
  const { halfTimeScore = null, regularTimeScore = null } = statistics;
  const players = new Map([...homePlayers, ...awayPlayers].map((player) => [player.id, player]));
  const playerOf = (id: number) => {
    const player = players.get(id);
    return { number: player?.jerseyNumber ?? null, name: player?.name ?? `#${id}` };
  };
  return (
    <Suspense>
      <RecordOfMatch
        record={{ periods, endedReductions, halfTimeScore, regularTimeScore }}
        {...{ rules, playerOf }}
      />
    </Suspense>
  );
}
