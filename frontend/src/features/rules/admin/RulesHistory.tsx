import type { RulesVersion } from '@kolo/domain';
import type { ReactElement } from 'react';
import { formatOf } from '@/features/rules/rules-file';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card } from '@/shared/ui';
import { VersionDownload } from './VersionDownload';
import { VersionOrigin } from './VersionOrigin';

/** Earlier versions, newest first. */
export function RulesHistory({ versions }: { versions: readonly RulesVersion[] }): ReactElement {
  const { t } = useTranslation('rules');
  return (
    <>
      <h3 className="mt-8 mb-3 font-bold">{t('admin.history')}</h3>
      {versions.length === 0 ? (
        <p className="text-sm text-ink-muted">{t('admin.noHistory')}</p>
      ) : (
        <Card>
          <ul aria-label={t('admin.history')} className="divide-y">
            {versions.map((version) => (
              <li
                key={version.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-4"
              >
                <div className="min-w-0">
                  <p className="font-bold break-words">
                    <span>{version.title}</span>
                    <span className="numerals ml-2 text-xs font-semibold text-ink-muted">
                      <span>{formatOf(version.filename)}</span> ·{' '}
                      <span>{t('kilobytes', { size: Math.round(version.fileSize / 1024) })}</span>
                    </span>
                  </p>
                  <VersionOrigin version={version} />
                </div>
                <VersionDownload version={version} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
