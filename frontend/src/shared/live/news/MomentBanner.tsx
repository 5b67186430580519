import type { LiveSnapshot } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EventIcon } from '@/shared/live/EventIcon';
import { detailOf, whoDid } from './entry-words';
import { GoalBanner } from './GoalBanner';
import type { Incident } from './match-news';
import { nameInTeam, playerNames } from './player-names';
import type { MatchMoment } from './use-match-moment';

interface Props {
  moment: MatchMoment | null;
  snapshot: LiveSnapshot;
  /** A page has a top bar above it, a frame on another site has nothing. */
  place: 'page' | 'frame';
}

/** Screen readers get the same text from the announcer. */
export function MomentBanner({ moment, snapshot, place }: Props): ReactElement | null {
  if (moment === null) return null;
  return (
    <div
      aria-hidden="true"
      className={clsx(
        'pointer-events-none fixed inset-x-0 z-30 px-3 print:hidden',
        place === 'frame'
          ? 'top-2'
          : 'top-[calc(var(--spacing-topbar)+env(safe-area-inset-top)+0.5rem)]',
      )}
    >
      {moment.type === 'goals' ? (
        <GoalBanner goals={moment.goals} snapshot={snapshot} />
      ) : (
        <IncidentChip entry={moment.entry} snapshot={snapshot} />
      )}
    </div>
  );
}

function IncidentChip({
  entry,
  snapshot,
}: {
  entry: Incident;
  snapshot: LiveSnapshot;
}): ReactElement {
  const { t } = useTranslation('live');
  const team = (entry.team === 'home' ? snapshot.homeTeam : snapshot.awayTeam).name;
  const who = whoDid(entry, (id) => nameInTeam(playerNames(snapshot), id), t, snapshot.officials);
  const detail = detailOf(entry, t);
  return (
    <div
      key={entry.id}
      className="mx-auto flex w-fit max-w-full animate-rise items-center gap-2.5 rounded-card border bg-surface px-4 py-2 text-sm shadow-2xl"
    >
      <EventIcon entry={entry} />
      <span className="min-w-0 wrap-anywhere">
        <strong className="font-bold">{t(`entry.${entry.type}`)}</strong>
        <span dir="auto" className="text-ink-muted">
          {' '}
          <span>{[detail, who, team].filter((part) => part !== null).join(' · ')}</span>
        </span>
      </span>
    </div>
  );
}
