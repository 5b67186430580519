import type { RulesVersion } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';

export function VersionOrigin({ version }: { version: RulesVersion }): ReactElement {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { originalFilename, uploaderUsername: username, createdAt } = version;
  return (
    <div className="min-w-0 text-sm text-ink-muted">
      <p className="break-words">{originalFilename}</p>
      <p className="numerals">
        {t('admin.publishedBy', { date: format.dateTime(createdAt), username })}
      </p>
    </div>
  );
}
