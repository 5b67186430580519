import type { MatchView } from '@kolo/domain';
import { CalendarPlus, CalendarX2, Trash2 } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllMatches, useLeagues } from '../../shared/league/queries';
import { Button, EmptyState, Loaded, SkeletonRows } from '../../shared/ui';
import { DeleteMatchesDialog } from './DeleteMatchesDialog';
import { SectionHead } from './SectionHead';
import { ScheduleDialog } from './schedule/ScheduleDialog';

interface Props {
  /** Shows matches by round, each leading to its tablet. */
  list: (matches: readonly MatchView[]) => ReactNode;
}

/** All matches, and what makes and removes them at once. */
export function MatchesSection({ list }: Props): ReactElement {
  const { t } = useTranslation(['adminLeague', 'schedule']);
  const matches = useAllMatches();
  const leagues = useLeagues();
  const [open, setOpen] = useState<'schedule' | 'delete' | null>(null);
  const schedule = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(null);
  return (
    <section>
      <SectionHead title={t('matches')}>
        <Button
          variant="secondary"
          disabled={!matches.data?.length}
          onClick={() => setOpen('delete')}
        >
          <Trash2 aria-hidden="true" className="size-4" />
          {t('deleteAll')}
        </Button>
        <Button
          ref={schedule}
          disabled={leagues.data === undefined}
          onClick={() => setOpen('schedule')}
        >
          <CalendarPlus aria-hidden="true" className="size-4" />
          {t('schedule:title')}
        </Button>
      </SectionHead>
      <Loaded query={matches} loading={<SkeletonRows rows={6} rowClassName="h-20" />}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              icon={<CalendarX2 aria-hidden="true" className="size-7" />}
              title={t('noMatches')}
              description={t('noMatchesHint')}
            />
          ) : (
            list(all)
          )
        }
      </Loaded>
      {open === 'schedule' && <ScheduleDialog leagues={leagues.data ?? []} onClose={close} />}
      {open === 'delete' && (
        <DeleteMatchesDialog matches={matches.data ?? []} focusAfter={schedule} onClose={close} />
      )}
    </section>
  );
}
