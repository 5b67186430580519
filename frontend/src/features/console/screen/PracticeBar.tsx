import { GraduationCap } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

export function PracticeBar(): ReactElement {
  const { t } = useTranslation('consoleAccess');
  return (
    <p
      role="status"
      className="@container border-t-2 border-ok bg-ok-soft px-4 py-2 text-sm short:py-0.5 short:text-xs"
    >
      <span className="flex items-center gap-3">
        <GraduationCap aria-hidden="true" className="size-6 shrink-0 short:size-4" />
        <span className="min-w-0">
          <strong className="font-extrabold">{t('practice')}</strong>{' '}
          <span className="@max-[16rem]:sr-only">{t('practiceText')}</span>
        </span>
      </span>
    </p>
  );
}
