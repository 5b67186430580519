import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { buttonStyle } from '@/shared/ui/button-style';
import { mainId } from './main-id';

export function SkipLink(): ReactElement {
  const { t } = useTranslation('layout');
  return (
    <a
      href={`#${mainId}`}
      className={buttonStyle({
        className: 'fixed! top-2 left-2 z-50 -translate-y-24 focus:translate-y-0',
      })}
    >
      {t('skipToContent')}
    </a>
  );
}
