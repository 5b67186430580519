import { useTranslation } from '@/shared/i18n/use-translation';
import type { Phase } from './phase';

/** The words of the button that leads on. */
export function usePhaseName(): (phase: Phase) => string {
  const { t } = useTranslation(['ruledConsole', 'console']);
  return (phase) => {
    switch (phase.type) {
      case 'half-time':
        return t('phase.endHalf');
      case 'second-half':
        return t('console:phase.secondHalf');
      case 'end-extra':
        return t(`phase.endExtra.p${phase.period}`);
      case 'start-extra':
        return t(`phase.startExtra.p${phase.period}`);
      case 'level':
      case 'finish':
        return t('console:phase.finish');
      case 'kicks':
        return t('kicks.title');
    }
  };
}
