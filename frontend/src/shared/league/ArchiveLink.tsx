import { isSeasonOver } from '@kolo/domain';
import { Archive } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { useAwards } from './use-awards';

/** Nothing as long as the season is still on. */
export function ArchiveLink({ leagueId }: { leagueId: number }): ReactElement | null {
  const { t } = useTranslation('leagueTable');
  const awards = useAwards(leagueId).data ?? [];
  if (!isSeasonOver(awards)) return null;
  return (
    <ButtonLink to={`/league/${leagueId}/archive`} variant="secondary">
      <Archive aria-hidden="true" className="size-4" />
      <span>{t('archive')}</span>
    </ButtonLink>
  );
}
