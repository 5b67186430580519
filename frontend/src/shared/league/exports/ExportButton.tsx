import { FileDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui/Button';
import { type LeagueExport, useExport } from './use-export';

interface Props {
  leagueId: number;
  file: LeagueExport;
  /** Beside what it exports the button needs no more words than the kind of file. */
  short?: boolean;
}

export function ExportButton({ leagueId, file, short = false }: Props): ReactElement {
  const { t } = useTranslation('leagueTable');
  const download = useExport(leagueId, file);
  const name = t(`export.files.${file}`);
  return (
    <Button
      variant="secondary"
      pending={download.isPending}
      {...(short ? { 'aria-label': t('export.csvOf', { name }) } : {})}
      onClick={() => download.mutate()}
    >
      {!download.isPending && <FileDown aria-hidden="true" className="size-4" />}
      <span>{short ? t('export.csv') : name}</span>
    </Button>
  );
}
