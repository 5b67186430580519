import type { PredictedMatch, PredictionStanding } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, Link } from '@/shared/ui';
import { OwnPrediction } from './OwnPrediction';
import { SharedPredictions } from './SharedPredictions';

interface Props {
  match: PredictedMatch;
  members: readonly PredictionStanding[];
}

/** What was predicted for a match that has begun, and what that was worth. */
export function ClosedMatch({ match, members }: Props): ReactElement {
  const { t } = useTranslation('predictions');
  const { dateTime } = useFormat();
  const { homeTeam, awayTeam, homeScore, awayScore, counted, own, predictions } = match;
  const isCountedApart =
    counted !== null && (counted.home !== homeScore || counted.away !== awayScore);
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
            <span className="numerals shrink-0 text-lg">{`${homeScore}:${awayScore}`}</span>
          )}
        </Link>
        {isCountedApart && (
          <p className="text-sm text-ink-muted">
            {t('counted', { score: `${counted.home}:${counted.away}` })}
          </p>
        )}
        <OwnPrediction own={own} />
        {predictions.length > 0 && (
          <details className="mt-2 border-t pt-1">
            <summary className="flex min-h-11 cursor-pointer items-center text-sm font-semibold">
              {t('all', { count: predictions.length })}
            </summary>
            <SharedPredictions match={match} members={members} />
          </details>
        )}
      </Card>
    </li>
  );
}
