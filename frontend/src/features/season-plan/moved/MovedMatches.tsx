import { outcomeWord } from '@kolo/domain';
import { ArrowRight } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { VisuallyHidden } from '@/shared/ui';
import { useMatchNames } from './use-match-names';

interface Place {
  /** Null for a match that waits for its date. */
  at: string | null;
  venue: string | null;
}

export interface MovedMatch {
  matchId: number;
  from: Place;
  to: Place & { at: string };
}

interface Props {
  leagueId: number;
  moved: readonly MovedMatch[];
  besideOf?: (matchId: number) => ReactNode;
}

/** Matches that move, each with where from and where to. */
export function MovedMatches({ leagueId, moved, besideOf }: Props): ReactElement {
  const { t } = useTranslation(['seasonPlan', 'common']);
  const names = useMatchNames(leagueId);
  return (
    <ul className="divide-y rounded-control border text-sm">
      {moved.map(({ matchId, from, to }) => {
        const round = names.match(matchId)?.round ?? null;
        return (
          <li key={matchId} className="flex items-center gap-3 px-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap gap-x-2">
                <bdi translate="no" className="font-semibold wrap-anywhere">
                  {names.name(matchId)}
                </bdi>
                {round !== null && (
                  <span className="text-ink-muted">{t('common:round', { round })}</span>
                )}
              </p>
              <p className="flex flex-wrap items-center gap-x-2 text-ink-muted">
                <PlaceText place={from} other={to} />
                <ArrowRight aria-hidden="true" className="size-3.5 shrink-0" />
                <VisuallyHidden>{t('moved.to')}</VisuallyHidden>
                <span className="font-semibold text-ink">
                  <PlaceText place={to} other={from} />
                </span>
              </p>
            </div>
            {besideOf?.(matchId)}
          </li>
        );
      })}
    </ul>
  );
}

/** The venue is named only where it changes. */
function PlaceText({ place, other }: { place: Place; other: Place }): ReactElement {
  const { t, language } = useTranslation('seasonPlan');
  const format = useFormat();
  const when =
    place.at === null
      ? outcomeWord({ outcome: 'postponed' }, language)
      : `${format.shortDate(place.at)} ${format.time(place.at)}`;
  return (
    <span className="numerals wrap-anywhere">
      {place.venue === other.venue ? when : `${when}, ${place.venue ?? t('free.nowhere')}`}
    </span>
  );
}
