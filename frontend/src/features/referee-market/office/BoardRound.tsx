import type { RefereeBoard, RefereeBoardMatch } from '@kolo/domain';
import { ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { KickOff } from '@/shared/live/KickOff';
import { Badge, Card, Link } from '@/shared/ui';
import { BoardPlaceRow } from './BoardPlaceRow';

interface Props {
  round: RefereeBoard['rounds'][number];
  open: boolean;
}

export function BoardRound({ round: { round, gaps, matches }, open }: Props): ReactElement {
  const { t } = useTranslation(['referee', 'common']);
  const isFull = matches.every(({ places }) => places.every(({ assignment }) => assignment));
  return (
    <Card>
      <details className="group" open={open}>
        <summary className="flex min-h-13 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-1 bg-raised px-4 py-2 group-open:border-b [&::-webkit-details-marker]:hidden">
          <h3 className="font-bold">
            {round === null ? t('common:noRound') : t('common:round', { round })}
          </h3>
          {gaps > 0 && <Badge tone="warn">{t('board.gaps', { count: gaps })}</Badge>}
          {isFull && <Badge tone="ok">{t('board.full')}</Badge>}
          <ChevronDown
            aria-hidden="true"
            className="ml-auto size-4 shrink-0 text-ink-muted group-open:rotate-180"
          />
        </summary>
        <ul className="divide-y">
          {matches.map((match) => (
            <BoardMatch key={match.matchId} match={match} />
          ))}
        </ul>
      </details>
    </Card>
  );
}

function BoardMatch({ match }: { match: RefereeBoardMatch }): ReactElement {
  const { shortDate, time } = useFormat();
  const { matchId, matchDate, venue, home, away, places } = match;
  return (
    <li className="px-4 py-3">
      <p className="numerals dotted text-sm wrap-anywhere text-ink-muted">
        <KickOff match={match}>{`${shortDate(matchDate)} ${time(matchDate)}`}</KickOff>
        {venue !== null && <span translate="no">{venue}</span>}
      </p>
      <Link
        to={`/live/${matchId}`}
        className="inline-flex min-h-11 items-center py-1 font-bold wrap-anywhere hover:underline"
      >
        <span>
          <bdi>{home.name}</bdi> – <bdi>{away.name}</bdi>
        </span>
      </Link>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] items-start gap-3">
        {places.map((place) => (
          <BoardPlaceRow key={place.role} match={match} place={place} />
        ))}
      </ul>
    </li>
  );
}
