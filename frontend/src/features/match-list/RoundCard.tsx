import type { MatchView } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardHeader } from '@/shared/ui';
import { MatchRow } from './MatchRow';

interface Props {
  round: number;
  matches: readonly MatchView[];
  aside?: ReactNode;
  linkOf: (match: MatchView) => string;
  /** What can be done about a match, outside of its link. */
  actionsOf?: ((match: MatchView) => ReactNode) | undefined;
  belowOf?: ((match: MatchView) => ReactNode) | undefined;
}

export function RoundCard({
  round,
  matches,
  aside,
  linkOf,
  actionsOf,
  belowOf,
}: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <Card>
      <CardHeader
        level={3}
        title={round === 0 ? t('noRound') : t('round', { round })}
        aside={aside}
      />
      <ul className="divide-y">
        {matches.map((match) => (
          <li key={match.id}>
            <MatchRow match={match} to={linkOf(match)} />
            {actionsOf && (
              // Beside the names it would leave them no room; on wide screens it begins where they do.
              <div className="flex flex-wrap px-1 pb-1 sm:pl-29">{actionsOf(match)}</div>
            )}
            {belowOf?.(match)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
