import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FineLedger } from '@/shared/league/FineLedger';
import { Card, CardHeader } from '@/shared/ui';
import { useTeamFines } from './use-discipline';

interface Props {
  teamId: number;
  leagueId: number | null;
}

/** The fines of one's own team for cards and what it paid of them; nothing where it has neither. */
export function TeamFines({ teamId, leagueId }: Props): ReactElement | null {
  const { t } = useTranslation('discipline');
  const team = useTeamFines(leagueId).data?.teams.find((one) => one.teamId === teamId);
  if (team === undefined) return null;
  return (
    <Card className="mt-6">
      <CardHeader title={t('fines.own')} />
      <FineLedger team={team} />
    </Card>
  );
}
