import type { LiveMatch } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Link } from '@/shared/ui';

/** Leads from a match that is replayed to the one in its place, and back. */
export function ReplayLinks({ match }: { match: LiveMatch }): ReactElement | null {
  const { t } = useTranslation('teamPage');
  const links = (['newMatchId', 'replayOf'] as const).flatMap((of) => {
    const id = match[of];
    return id === undefined ? [] : [{ of, id }];
  });
  if (links.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap gap-x-6 px-4">
      {links.map(({ of, id }) => (
        <Link
          key={of}
          to={`/live/${id}`}
          className="flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          <span>{t(of)}</span>
        </Link>
      ))}
    </p>
  );
}
