import { jobs } from './hr/jobs';
import { useTranslation } from './use-translation';

const { names } = jobs;

const isKnown = (key: string): key is keyof typeof names => Object.hasOwn(names, key);

/** A job's name for people; an unknown one is shown as it is. */
export function useJobName(): (name: string) => string {
  const { t } = useTranslation('jobs');
  return (name) => {
    const key = name.replaceAll('-', '_');
    return isKnown(key) ? t(`names.${key}`) : name;
  };
}
