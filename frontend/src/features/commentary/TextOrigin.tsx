import type { CommentaryRecord } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';

export function TextOrigin({ record }: { record: CommentaryRecord }): ReactElement {
  const { t } = useTranslation('commentary');
  const format = useFormat();
  const when = format.dateTime(record.writtenAt);
  return (
    <span>
      {record.editedBy === null
        ? t('writtenAt', { when })
        : t('writtenBy', { name: record.editedBy, when })}
    </span>
  );
}
