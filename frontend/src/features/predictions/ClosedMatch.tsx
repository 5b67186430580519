import type { BySide, PredictedMatch, PredictionStanding } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, Link } from '@/shared/ui';

interface Props {
  match: PredictedMatch;
  members: readonly PredictionStanding[];
}

const scoreOf = ({ home, away }: BySide<number>): string => `${home}:${away}`;

/** What was predicted for a match that has begun, and what that was worth. */
export function ClosedMatch({ match, members }: Props): ReactElement {
  const { t } = useTranslation('predictions');
  const { dateTime } = useFormat();
  const { homeTeam, awayTeam, homeScore, awayScore, own, predictions } = match;
  return (
    <li>
      <Card className="h-full px-4 py-3">
        <p className="numerals text-xs text-ink-muted">{dateTime(match.matchDate)}</p>
        <Link
          to={`/live/${match.id}`}
          className="flex min-h-11 items-center justify-between gap-3 font-bold hover:underline"
        >
          <span className="min-w-0 wrap-anywhere" translate="no">
            {`${homeTeam.name} – ${awayTeam.name}`}
          </span>
          {homeScore !== null && awayScore !== null && (
            <span className="numerals shrink-0 text-lg">
              {scoreOf({ home: homeScore, away: awayScore })}
            </span>
          )}
        </Link>
        <p className="text-sm text-ink-muted">
          {own === null ? t('none') : t('own', { score: scoreOf(own) })}
        </p>
        {predictions.length > 0 && <Everybody match={match} members={members} />}
      </Card>
    </li>
  );
}

function Everybody({ match: { predictions, status }, members }: Props): ReactElement {
  const { t } = useTranslation('predictions');
  const nameOf = (id: number): string => members.find(({ userId }) => userId === id)?.name ?? '';
  const worth = (points: number | null): string => {
    if (points !== null) return t('worth', { count: points });
    return status === 'in_progress' ? '' : t('noResult');
  };
  return (
    <details className="mt-2 border-t pt-1">
      <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
        {t('all', { count: predictions.length })}
      </summary>
      <ul className="divide-y text-sm">
        {predictions.map(({ userId, points, ...predicted }) => (
          <li key={userId} className="numerals flex items-baseline justify-between gap-3 py-1.5">
            <bdi className="min-w-0 wrap-anywhere" translate="no">
              {nameOf(userId)}
            </bdi>
            <span className="shrink-0">
              <b>{scoreOf(predicted)}</b>
              <span className="ml-3 text-ink-muted">{worth(points)}</span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
