import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FineList } from '@/shared/league/FineList';
import { Card, CardHeader } from '@/shared/ui';
import { useTeamFines } from './use-discipline';

interface Props {
  teamId: number;
  leagueId: number | null;
}

/** The fines of one's own team for cards; nothing where it has none. */
export function TeamFines({ teamId, leagueId }: Props): ReactElement | null {
  const { t } = useTranslation('discipline');
  const { cents } = useFormat();
  const team = useTeamFines(leagueId).data?.teams.find((one) => one.teamId === teamId);
  if (team === undefined) return null;
  return (
    <Card className="mt-6">
      <CardHeader title={t('fines.own')} />
      <FineList fines={team.charges} />
      <p className="flex items-baseline justify-between gap-3 border-t px-4 py-2.5 font-bold">
        <span>{t('fines.total')}</span>
        <span className="numerals whitespace-nowrap">{cents(team.chargedCents)}</span>
      </p>
    </Card>
  );
}
