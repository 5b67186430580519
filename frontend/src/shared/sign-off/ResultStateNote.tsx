import type { SignOffView } from '@kolo/domain';
import { CircleCheckBig, Hourglass, type LucideIcon, Megaphone, ShieldCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';

const icons: Record<SignOffView['resultState'], LucideIcon> = {
  provisional: Hourglass,
  'under-protest': Megaphone,
  confirmed: CircleCheckBig,
  official: ShieldCheck,
};

interface Props {
  result: Pick<SignOffView, 'resultState' | 'officialAt'>;
}

/** How far the result is from being official, in words. */
export function ResultStateNote({ result: { resultState, officialAt } }: Props): ReactElement {
  const { t } = useTranslation('signOff');
  const { dateTime } = useFormat();
  const Icon = icons[resultState];
  return (
    <p className="flex items-start gap-2 text-base leading-snug font-semibold">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        <span>{t(`state.${resultState}`)}</span>{' '}
        {resultState !== 'official' && officialAt !== null && (
          <span className="font-normal text-ink-muted">
            {t('officialAt', { when: dateTime(officialAt) })}
          </span>
        )}
      </span>
    </p>
  );
}
