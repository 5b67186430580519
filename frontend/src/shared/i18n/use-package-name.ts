import { useTranslation } from './use-translation';

/** A package's translated name; an unknown one keeps its own. */
export function usePackageName(): (name: string) => string {
  const { t, i18n } = useTranslation();
  return (name) => {
    const key = `packageNames.${name}`;
    return i18n.has('common', key) ? t(key as 'packageNames.Gold') : name;
  };
}
