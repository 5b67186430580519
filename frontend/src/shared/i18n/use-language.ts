import type { Language } from './language';
import { useTranslation } from './use-translation';

export function useLanguage(): { language: Language; switchLanguage: () => void } {
  const { language, i18n } = useTranslation();
  return {
    language,
    switchLanguage: () => void i18n.changeLanguage(language === 'hr' ? 'en' : 'hr'),
  };
}
