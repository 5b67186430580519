import { sharedExports } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ExportButton } from '@/shared/league/exports/ExportButton';
import { Card, CardBody, CardHeader } from '@/shared/ui';
import { ImportBatches } from './ImportBatches';
import { ImportForm } from './ImportForm';

const files = ['fixtures', 'players', ...sharedExports, 'archive'] as const;

/** What a league is filled from, and what it can be taken away as. */
export function LeagueFiles({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('leaguePage');
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
      <div className="grid grid-cols-1 gap-4 lg:col-span-2">
        <ImportForm leagueId={leagueId} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        <ImportBatches leagueId={leagueId} />
        <Card>
          <CardHeader title={t('files.exports')} />
          <CardBody className="grid grid-cols-1 gap-3">
            <p className="text-sm text-ink-muted">{t('files.exportsHint')}</p>
            <div className="flex flex-wrap gap-2">
              {files.map((file) => (
                <ExportButton key={file} leagueId={leagueId} file={file} />
              ))}
            </div>
          </CardBody>
        </Card>
      </div>
    </div>
  );
}
