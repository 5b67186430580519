import { CalendarDays } from 'lucide-react';
import { type ReactElement, useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueNames } from '@/shared/league/league-names';
import { useBoard } from '@/shared/live/use-board';
import { useServerNow } from '@/shared/live/use-server-now';
import { EmptyState, Page, PageHeader } from '@/shared/ui';
import { BoardSection } from './BoardSection';
import { BoardSkeleton } from './BoardSkeleton';
import { boardGroups } from './board-groups';
import { ConnectionBanner } from './ConnectionBanner';
import { Refused } from './Unavailable';
import { Unreachable } from './Unreachable';
import { useFreshGoals } from './use-fresh-goals';

/** The day changes while a board is open; a minute's delay is acceptable. */
const regroupMs = 60_000;

export function LiveBoard(): ReactElement {
  const { t } = useTranslation(['live', 'matches', 'scoreline']);
  const { matches, status, refused } = useBoard();
  const now = useServerNow(regroupMs);
  const leagueOf = useLeagueNames(matches ?? undefined);
  const fresh = useFreshGoals(matches);
  const groups = useMemo(() => boardGroups(matches ?? [], now), [matches, now]);

  const content = () => {
    if (refused !== null) return <Refused refused={refused} />;
    if (matches === null && status.state === 'lost')
      return <Unreachable hint={t('matches:board.failedHint')} />;
    if (matches === null) return <BoardSkeleton />;
    return (
      <>
        <ConnectionBanner status={status} />
        {groups.length === 0 && (
          <EmptyState
            icon={<CalendarDays aria-hidden="true" className="size-7" />}
            title={t('scoreline:empty')}
            description={t('matches:board.emptyHint')}
          />
        )}
        <div className="grid gap-5">
          {groups.map((group) => (
            <BoardSection
              key={`${group.kind}-${group.day}`}
              group={group}
              fresh={fresh}
              leagueOf={leagueOf}
            />
          ))}
        </div>
      </>
    );
  };
  return (
    <Page title={t('title')} className="max-sm:px-3 max-sm:py-4">
      <PageHeader
        title={t('title')}
        lead={<span className="max-sm:hidden">{t('matches:board.lead')}</span>}
      />
      <div data-state={status.state}>{content()}</div>
    </Page>
  );
}
