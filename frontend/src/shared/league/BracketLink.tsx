import { Trophy } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { useStages } from './use-stages';

/** Nothing in a league without finals. */
export function BracketLink({ leagueId }: { leagueId: number }): ReactElement | null {
  const { t } = useTranslation('leagueTable');
  const stages = useStages(leagueId);
  if (stages.data === undefined || stages.data.length === 0) return null;
  return (
    <ButtonLink to={`/league/${leagueId}/bracket`} variant="secondary">
      <Trophy aria-hidden="true" className="size-4" />
      {t('bracket')}
    </ButtonLink>
  );
}
