import { UserX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink } from '@/shared/ui/ButtonLink';

export function SuspensionsLink({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <ButtonLink to={`/league/${leagueId}/suspensions`} variant="secondary">
      <UserX aria-hidden="true" className="size-4" />
      {t('suspensions')}
    </ButtonLink>
  );
}
