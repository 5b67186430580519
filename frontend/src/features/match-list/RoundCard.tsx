import type { MatchView } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardHeader } from '@/shared/ui';
import { MatchRow } from './MatchRow';

interface Props {
  round: number;
  matches: readonly MatchView[];
  aside?: ReactNode;
  /** Heading level that fits the page's outline. */
  level?: 2 | 3;
  linkOf: (match: MatchView) => string;
  /** Rendered beside a match, outside of its link. */
  besideOf?: ((match: MatchView) => ReactNode) | undefined;
  belowOf?: ((match: MatchView) => ReactNode) | undefined;
}

export function RoundCard({
  round,
  matches,
  aside,
  level = 3,
  linkOf,
  besideOf,
  belowOf,
}: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <Card>
      <CardHeader
        level={level}
        title={round === 0 ? t('noRound') : t('round', { round })}
        aside={aside}
      />
      <ul className="divide-y">
        {matches.map((match) => (
          <li key={match.id}>
            <div className="flex flex-wrap items-center justify-end">
              <div className="min-w-0 flex-1 basis-48">
                <MatchRow match={match} to={linkOf(match)} />
              </div>
              {besideOf && (
                <div className="flex flex-wrap px-1 max-md:w-full max-md:pb-1 md:justify-end">
                  {besideOf(match)}
                </div>
              )}
            </div>
            {belowOf?.(match)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
