import { useTranslation } from 'react-i18next';

/** A package's name in the language on the screen; one that the texts do not know keeps its own. */
export function usePackageName(): (name: string) => string {
  // Nothing on the screen waits for it: until the texts are there, a package has its own name.
  const { t, i18n } = useTranslation('packages', { useSuspense: false });
  return (name) =>
    i18n.exists(`name.${name}`, { ns: 'packages' }) ? String(t(`name.${name}` as 'title')) : name;
}
