import { useTranslation } from 'react-i18next';

/** A package's translated name; an unknown one keeps its own. */
export function usePackageName(): (name: string) => string {
  // Must not suspend the page: until the texts are loaded, the stored name is shown.
  const { t, i18n } = useTranslation('packages', { useSuspense: false });
  return (name) =>
    i18n.exists(`name.${name}`, { ns: 'packages' }) ? String(t(`name.${name}` as 'title')) : name;
}
