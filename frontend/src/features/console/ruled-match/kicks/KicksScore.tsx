import type { Shootout } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';

export function KicksScore({ shootout }: { shootout: Shootout }): ReactElement {
  const { t } = useTranslation('ruledConsole');
  const { sides } = useRuledMatch();
  const [left, right] = sides;
  return (
    <p className="numerals text-2xl leading-tight font-extrabold text-accent-ink">
      {t('kicks.score', { left: shootout[left], right: shootout[right] })}
    </p>
  );
}
