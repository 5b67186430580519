import type { ReportContent } from '@kolo/domain';
import { TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { changedParts } from './report-changes';

/** What was signed is no longer what the report says: it is read once more before it is signed. */
export function ChangedReport({
  before,
  after,
}: {
  before: ReportContent;
  after: ReportContent;
}): ReactElement {
  const { t } = useTranslation('signOff');
  const parts = changedParts(before, after);
  const was = scoreOf(before);
  const is = scoreOf(after);
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-card border-2 border-warn bg-warn-soft p-4 text-warn"
    >
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0">
        <p className="font-extrabold">{t('changed.title')}</p>
        {was !== is && <p className="numerals">{t('changed.score', { was, is })}</p>}
        {parts.length > 0 && (
          <p>
            {t('changed.parts', {
              parts: parts.map((part) => t(`changed.part.${part}`)).join(', '),
            })}
          </p>
        )}
      </div>
    </div>
  );
}

const scoreOf = ({ score }: ReportContent): string =>
  `${score?.home ?? '–'} : ${score?.away ?? '–'}`;
