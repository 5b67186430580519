import type { CommentaryRecord } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { TextOrigin } from './TextOrigin';

/** The text that was saved while this one was being edited; null where it was deleted. */
export function NewerText({ record }: { record: CommentaryRecord | null }): ReactElement {
  const { t } = useTranslation('commentary');
  return (
    <div className="mt-3 rounded-control bg-warn-soft px-4 py-3 text-sm">
      <p className="font-semibold text-warn">{t('overtaken')}</p>
      {record !== null && (
        <>
          <p className="mt-0.5 text-ink-muted">
            <TextOrigin record={record} />
          </p>
          <p lang={record.language} className="mt-2 whitespace-pre-line wrap-anywhere">
            {record.text}
          </p>
        </>
      )}
    </div>
  );
}
