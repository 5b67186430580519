import type { FormLetter } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const tones: Record<FormLetter, string> = {
  W: 'bg-ok-soft text-ok',
  D: 'bg-sunken text-ink-muted',
  L: 'bg-danger-soft text-danger',
};

/** One result from the team's side; the letter says it, the colour repeats it. */
export function FormBadge({ letter }: { letter: FormLetter }): ReactElement {
  const { t } = useTranslation('teamPage');
  return (
    <span
      title={t(`letterName.${letter}`)}
      className={clsx(
        'grid size-7 shrink-0 place-items-center rounded-md text-xs font-extrabold',
        tones[letter],
      )}
    >
      <span aria-hidden="true">{t(`letter.${letter}`)}</span>
      <span className="sr-only">{t(`letterName.${letter}`)}</span>
    </span>
  );
}

/** Recent form, oldest to newest; a match without a score has no badge. */
export function TeamForm({ letters }: { letters: readonly (FormLetter | null)[] }): ReactElement {
  const { t } = useTranslation('teamPage');
  const known = letters.flatMap((letter, match) => (letter === null ? [] : [{ letter, match }]));
  if (known.length === 0) return <p className="mt-2 text-sm text-ink-muted">{t('noForm')}</p>;
  return (
    <ol aria-label={t('form')} className="mt-3 flex gap-1.5">
      {known.map(({ letter, match }) => (
        <li key={match}>
          <FormBadge letter={letter} />
        </li>
      ))}
    </ol>
  );
}
