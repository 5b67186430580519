import type { SignedOutcome } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Badge } from '@/shared/ui';

interface Props {
  match: SignedOutcome;
}

/** Whether a protest holds the result back, or people made it official or opened it again. */
export function ResultStateWord({
  match: { resultState, officialAt },
}: Props): ReactElement | null {
  const { t } = useTranslation('leaguePage');
  const { dateTime } = useFormat();
  if (resultState === 'under-protest') return <Badge tone="warn">{t('underProtest')}</Badge>;
  if (officialAt === undefined) return null;
  const when = dateTime(officialAt);
  return resultState === 'official' ? (
    <span className="font-semibold text-ok">{t('officialSince', { when })}</span>
  ) : (
    <span className="font-semibold text-warn">{t('reopenedUntil', { when })}</span>
  );
}
