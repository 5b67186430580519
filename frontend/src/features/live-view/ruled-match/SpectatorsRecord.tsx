import type { LiveSnapshot, MatchRecord } from '@kolo/domain';
import { type ReactElement, useMemo } from 'react';
import { listedName, playerNames } from '@/shared/live/news/player-names';
import { RecordOfMatch } from '@/shared/live/record/RecordOfMatch';

/** The record of a match under a rule sheet; nothing where the server sends none. */
export function SpectatorsRecord({ snapshot }: { snapshot: LiveSnapshot }): ReactElement | null {
  const names = useMemo(() => playerNames(snapshot), [snapshot]);
  const { rules, periods, endedReductions, halfTimeScore, regularTimeScore } = snapshot.match;
  if (rules === undefined || periods === undefined || endedReductions === undefined) return null;
  const record: MatchRecord = {
    periods,
    endedReductions,
    halfTimeScore: halfTimeScore ?? null,
    regularTimeScore: regularTimeScore ?? null,
  };
  const playerOf = (id: number) => ({
    number: names.get(id)?.jerseyNumber ?? null,
    name: listedName(names, id),
  });
  return (
    <div className="border-t py-3 empty:hidden">
      <RecordOfMatch {...{ record, rules, playerOf }} />
    </div>
  );
}
