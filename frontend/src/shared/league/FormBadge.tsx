import type { FormLetter } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

const tones: Record<FormLetter, string> = {
  W: 'bg-ok-soft text-ok',
  D: 'bg-sunken text-ink-muted',
  L: 'bg-danger-soft text-danger',
};

interface Props {
  letter: FormLetter;
  size?: 'sm' | 'md';
}

export function FormBadge({ letter, size = 'md' }: Props): ReactElement {
  const { t } = useTranslation('leagueTable');
  return (
    <span
      title={t(`letterName.${letter}`)}
      className={clsx(
        'grid shrink-0 place-items-center rounded-md font-extrabold',
        size === 'md' ? 'size-7 text-xs' : 'size-5.5 text-[0.6875rem]',
        tones[letter],
      )}
    >
      <span aria-hidden="true">{t(`letter.${letter}`)}</span>
      <span className="sr-only">{t(`letterName.${letter}`)}</span>
    </span>
  );
}
