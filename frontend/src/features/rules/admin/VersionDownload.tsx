import type { RulesVersion } from '@kolo/domain';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useDownload } from '@/features/rules/use-download';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

export function VersionDownload({ version }: { version: RulesVersion }): ReactElement {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const download = useDownload();
  const { title, createdAt } = version;
  return (
    <Button
      variant="secondary"
      pending={download.isPending}
      aria-label={t('admin.downloadOf', { title, date: format.dateTime(createdAt) })}
      onClick={() => download.mutate(version)}
    >
      {!download.isPending && <Download aria-hidden="true" className="size-4" />}
      <span>{t('admin.downloadVersion')}</span>
    </Button>
  );
}
