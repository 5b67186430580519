import { useTranslation } from 'react-i18next';
import { changeLanguage } from './i18n';
import { type Language, toLanguage } from './language';

export function useLanguage(): { language: Language; switchLanguage: () => void } {
  const { i18n } = useTranslation();
  const language = toLanguage(i18n.language);
  return {
    language,
    switchLanguage: () => void changeLanguage(language === 'hr' ? 'en' : 'hr'),
  };
}
