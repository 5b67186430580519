import { useLanguage } from '@/shared/i18n/use-language';

/** `4,5` or `4.5`. */
export function useAverage(): (average: number) => string {
  const { language } = useLanguage();
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (average) => format.format(average);
}
