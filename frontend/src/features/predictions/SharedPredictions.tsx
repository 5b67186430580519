import type { PredictedMatch, PredictionStanding } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Props {
  match: PredictedMatch;
  members: readonly PredictionStanding[];
}

/** What each member predicted for a match that has begun, and what that was worth. */
export function SharedPredictions({
  match: { predictions, status },
  members,
}: Props): ReactElement {
  const { t } = useTranslation('predictions');
  const nameOf = (id: number): string => members.find(({ userId }) => userId === id)?.name ?? '';
  const worth = (points: number | null): string => {
    if (points !== null) return t('worth', { count: points });
    return status === 'in_progress' ? '' : t('noResult');
  };
  return (
    <ul className="divide-y text-sm">
      {predictions.map(({ userId, points, home, away }) => (
        <li key={userId} className="numerals flex items-baseline justify-between gap-3 py-1.5">
          <bdi className="min-w-0 wrap-anywhere" translate="no">
            {nameOf(userId)}
          </bdi>
          <span className="shrink-0">
            <b>{`${home}:${away}`}</b>
            <span className="ml-3 text-ink-muted">{worth(points)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
