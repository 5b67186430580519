import type { PredictionStanding } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/shared/ui';

/** Members with equal points share a place. */
export function Standings({
  standings,
}: {
  standings: readonly PredictionStanding[];
}): ReactElement {
  const { t } = useTranslation('predictions');
  const user = useUser();
  return (
    <Table caption={t('standings')}>
      <TableHead>
        <TableRow>
          <TableHeader numeric>
            <span aria-hidden="true">#</span>
            <span className="sr-only">{t('place')}</span>
          </TableHeader>
          <TableHeader>{t('member')}</TableHeader>
          <TableHeader numeric>{t('exact')}</TableHeader>
          <TableHeader numeric>{t('points')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {standings.map(({ userId, name, points, exact }) => (
          <TableRow
            key={userId}
            className={userId === user?.id ? 'bg-sunken font-bold' : undefined}
          >
            <TableCell numeric>
              {1 + standings.filter((other) => other.points > points).length}
            </TableCell>
            <TableCell className="wrap-anywhere">
              <bdi translate="no">{name}</bdi>
              {userId === user?.id && <span className="text-ink-muted">{` (${t('you')})`}</span>}
            </TableCell>
            <TableCell numeric>{exact}</TableCell>
            <TableCell numeric className="font-bold">
              {points}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
