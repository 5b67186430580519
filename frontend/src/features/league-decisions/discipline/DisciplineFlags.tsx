import type { DisciplineFlag } from '@kolo/domain';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueMatches } from '@/shared/league/queries';
import { RulingButton } from '@/shared/league/ruling/RulingButton';
import { useWide } from '@/shared/ui';

const maxUnfolded = 5;

interface Props {
  leagueId: number;
  flags: readonly DisciplineFlag[];
  players: ReadonlyMap<number, string>;
  officials: ReadonlyMap<number, string>;
}

/** Collapsed if a long list would push away what is below it; one line always fits. */
export function DisciplineFlags({
  leagueId,
  flags,
  players,
  officials,
}: Props): ReactElement | null {
  const { t } = useTranslation('discipline');
  const wide = useWide('md');
  const matches = useLeagueMatches(flags.length === 0 ? null : leagueId);
  const matchOf = new Map(matches.data?.map((match) => [match.id, match]));
  if (flags.length === 0) return null;
  const isFolded = flags.length > (wide ? maxUnfolded : 1);
  return (
    <details
      key={String(isFolded)}
      open={!isFolded}
      className="rounded-card bg-warn-soft px-4 py-2 text-sm text-warn"
    >
      <summary className="-my-2 cursor-pointer py-3 font-semibold">
        {t('office.flags', { count: flags.length })}
      </summary>
      <ul className="grid gap-1 pb-2 font-semibold">
        {flags.map((flag) => {
          const { code, matchId } = flag;
          const [id, names] =
            'playerId' in flag ? [flag.playerId, players] : [flag.officialId, officials];
          const match = matchOf.get(matchId);
          return (
            <li key={`${code} ${matchId} ${id}`} className="flex flex-wrap items-center gap-x-2">
              <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
                <span>{t(`office.flag.${code}`, { who: names.get(id) ?? `#${id}` })}</span>
                {match !== undefined && (
                  <bdi translate="no" className="font-normal">
                    {` ${match.homeTeamName} – ${match.awayTeamName}`}
                  </bdi>
                )}
              </span>
              {code === 'ineligible-player' && match !== undefined && (
                <RulingButton match={match} />
              )}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
