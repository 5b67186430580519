import type { LiveTable } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { EmbedButton } from '../sharing/EmbedButton';
import { Skeleton } from '../ui/Skeleton';
import { CalendarLink } from './CalendarLink';
import { leagueLabel } from './league-label';
import { useLeagueChoice } from './use-league-choice';

interface Props {
  /** The table can stand in another site's page. */
  embed?: boolean;
}

/** What one takes along of the league that a page shows. Its place is kept until the league is known. */
export function LeagueTools({ embed = false }: Props): ReactElement | null {
  const { shown, leagues, missing } = useLeagueChoice();
  const visitors = useQuery<LiveTable>({ queryKey: ['/api/league-table', 'live'] });
  const id = shown ?? visitors.data?.league?.id ?? null;
  const league = leagues.find((one) => one.id === id) ?? visitors.data?.league ?? null;
  // Nothing is no empty box: it would push what stands beside it.
  if (missing || (id === null && !visitors.isPending)) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {id === null && <Skeleton className="h-11 w-30" />}
      {id !== null && <CalendarLink of="league" id={id} />}
      {id !== null && embed && (
        <EmbedButton kind="table" id={id} title={league === null ? '' : leagueLabel(league)} />
      )}
    </div>
  );
}
