import { GraduationCap } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

export function PracticeBar(): ReactElement {
  const { t } = useTranslation('table');
  return (
    <p
      role="status"
      className="flex items-center gap-3 border-t-2 border-ok bg-ok-soft px-4 py-2 text-sm"
    >
      <GraduationCap aria-hidden="true" className="size-6 shrink-0" />
      <span>
        <strong className="font-extrabold">{t('practice')}</strong> {t('practiceText')}
      </span>
    </p>
  );
}
