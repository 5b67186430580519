import type { FormLetter } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FormBadge } from '@/shared/league/FormBadge';

/** Recent results, oldest to newest; a match without a score has no badge. */
export function TeamForm({ letters }: { letters: readonly (FormLetter | null)[] }): ReactElement {
  const { t } = useTranslation('teamPage');
  const known = letters.flatMap((letter, match) => (letter === null ? [] : [{ letter, match }]));
  if (known.length === 0) return <p className="mt-2 text-sm text-ink-muted">{t('noForm')}</p>;
  return (
    <ol aria-label={t('form')} className="mt-3 flex flex-wrap gap-1.5">
      {known.map(({ letter, match }) => (
        <li key={match}>
          <FormBadge letter={letter} />
        </li>
      ))}
    </ol>
  );
}
