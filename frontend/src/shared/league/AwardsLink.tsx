import { Award } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { useAwards } from './use-awards';

/** Nothing as long as nobody has an award. */
export function AwardsLink({ leagueId }: { leagueId: number }): ReactElement | null {
  const { t } = useTranslation('leagueTable');
  const awards = useAwards(leagueId);
  if (awards.data === undefined || awards.data.length === 0) return null;
  return (
    <ButtonLink to={`/league/${leagueId}/awards`} variant="secondary">
      <Award aria-hidden="true" className="size-4" />
      {t('awards')}
    </ButtonLink>
  );
}
