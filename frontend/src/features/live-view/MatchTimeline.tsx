import type { LiveSnapshot } from '@kolo/domain';
import { Clock } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { AsPlayed } from '@/shared/live/AsPlayed';
import { hasBegun } from '@/shared/live/has-begun';
import { playerNames } from '@/shared/live/news/player-names';
import { useRelativeDay } from '@/shared/live/use-relative-day';
import { Button, EmptyState } from '@/shared/ui';
import { TimelineRow } from './TimelineRow';
import { timelineRows } from './timeline-rows';

interface Props {
  snapshot: LiveSnapshot;
  /** Entries after this version are new on the screen and animate into place. */
  shownUpTo: number;
}

/** Newest first: home team on the left, guests on the right, whistles across; on a phone one column. */
export function MatchTimeline({ snapshot, shownUpTo }: Props): ReactElement {
  const { t } = useTranslation('live');
  const all = useMemo(() => timelineRows(snapshot.match), [snapshot.match]);
  const [withFouls, setWithFouls] = useState(false);
  const begun = hasBegun(snapshot.match);
  const fouls = all.filter(({ type }) => type === 'foul').length;
  const rows = withFouls ? all : all.filter(({ type }) => type !== 'foul');
  const names = useMemo(() => playerNames(snapshot), [snapshot]);
  const { time } = useFormat();
  const relativeDay = useRelativeDay();
  const { status, matchDate, outcome, playedScore } = snapshot.match;
  const scheduled = status === 'scheduled';
  const clock = <Clock aria-hidden="true" className="size-6" />;
  if (all.length === 0 && outcome !== undefined && outcome !== 'postponed')
    return <EmptyState icon={clock} title={t('match.never.decided')} />;
  if (all.length === 0)
    return (
      <EmptyState
        icon={clock}
        title={t(scheduled ? 'match.notStarted' : 'match.timelineEmpty')}
        description={
          scheduled && outcome === undefined
            ? t('match.notStartedHint', { when: relativeDay(matchDate), time: time(matchDate) })
            : undefined
        }
      />
    );
  return (
    <>
      {begun && playedScore !== undefined && <AsPlayed score={playedScore} />}
      {fouls > 0 && (
        <div data-screen className="flex justify-center pt-1">
          <Button variant="ghost" size="sm" onClick={() => setWithFouls(!withFouls)}>
            {withFouls ? t('hideFouls') : t('fouls', { count: fouls })}
          </Button>
        </div>
      )}
      <ol className="@container relative py-1 before:absolute before:inset-y-4 before:left-1/2 before:w-px before:bg-line max-[30rem]:before:hidden">
        {rows.map((row) => (
          <TimelineRow
            key={row.id}
            row={row}
            names={names}
            officials={snapshot.officials}
            homeTeam={snapshot.homeTeam.name}
            awayTeam={snapshot.awayTeam.name}
            fresh={row.version > shownUpTo}
            begun={begun}
          />
        ))}
      </ol>
    </>
  );
}
