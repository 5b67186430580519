import { type FinalsConflict, type MatchView, tieWords } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useStages } from '@/shared/league/use-stages';

interface Props {
  match: Pick<MatchView, 'id' | 'leagueId'>;
  /** Null while it is not typed. */
  at: string | null;
  venue: string | null;
}

/** Warns of ties of the finals that a moved match comes too close to, also of those whose teams nobody knows yet. */
export function FinalsConflicts({ match, at, venue }: Props): ReactElement {
  const { t, language } = useTranslation('seasonPlan');
  const format = useFormat();
  const { data: stages = [] } = useStages(match.leagueId);
  const place = new URLSearchParams({ ...(at && { at }), ...(venue && { venue }) });
  const { data: found = [] } = useQuery<FinalsConflict[]>({
    queryKey: ['/api/matches', match.id, `finals-conflicts?${place}`],
    enabled: at !== null && stages.length > 0,
    refetchOnMount: 'always',
  });
  return (
    // Always mounted: text that appears together with its status is not read out.
    <span role="status" className="grid gap-1 text-sm empty:hidden">
      {found.map(({ code, stageId, tie, leg, at: time }) => (
        <span
          key={`${code} ${stageId} ${tie} ${leg}`}
          className="flex items-start gap-1.5 text-warn"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
          <span>
            {t(`finals.${code}`, { tie: tieWords(tie, language), time: format.time(time) })}
          </span>
        </span>
      ))}
    </span>
  );
}
