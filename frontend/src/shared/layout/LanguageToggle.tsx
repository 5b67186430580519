import type { ReactElement } from 'react';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTranslation } from '@/shared/i18n/use-translation';
import { buttonStyle } from '@/shared/ui/button-style';

/** Shows the other language, named in that language. */
export function LanguageToggle(): ReactElement {
  const { t } = useTranslation('layout');
  const { language, switchLanguage } = useLanguage();
  const other = language === 'hr' ? 'en' : 'hr';
  const label = t(other === 'en' ? 'toEnglish' : 'toCroatian');
  return (
    <button
      type="button"
      lang={other}
      aria-label={`${other.toUpperCase()}: ${label}`}
      title={label}
      onClick={switchLanguage}
      className={buttonStyle({ variant: 'ghost', square: true, className: 'text-xs! font-bold' })}
    >
      {other.toUpperCase()}
    </button>
  );
}
