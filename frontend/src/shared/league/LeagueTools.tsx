import type { ReactElement } from 'react';
import { useUser } from '@/shared/api/session';
import { NoticeBell } from '@/shared/notices/NoticeBell';
import { EmbedButton } from '@/shared/sharing/EmbedButton';
import { Skeleton } from '@/shared/ui/Skeleton';
import { ArchiveLink } from './ArchiveLink';
import { AwardsLink } from './AwardsLink';
import { BracketLink } from './BracketLink';
import { CalendarLink } from './CalendarLink';
import { ExportButton } from './exports/ExportButton';
import type { LeagueExport } from './exports/use-export';
import { leagueLabel } from './league-label';
import { SuspensionsLink } from './SuspensionsLink';
import { useLeagueChoice } from './use-league-choice';
import { useTable } from './use-table';

interface Props {
  embed?: boolean;
  /** Leads to who is suspended. */
  suspensions?: boolean;
  awards?: boolean;
  /** For whoever is signed in. */
  exported?: LeagueExport;
}

export function LeagueTools({
  embed = false,
  suspensions = false,
  awards = false,
  exported,
}: Props): ReactElement | null {
  const { requested, missing } = useLeagueChoice();
  const user = useUser();
  const table = useTable(requested);
  const league = table.data?.league ?? null;
  const id = requested ?? league?.id ?? null;
  // An empty box would still move its neighbours.
  if (missing || table.isLoadingError || (id === null && !table.isPending)) return null;
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      {id === null && <Skeleton className="h-11 w-30" />}
      {id === null && embed && <Skeleton className="h-11 w-26" />}
      {id !== null && <CalendarLink of="league" id={id} />}
      {id !== null && <BracketLink leagueId={id} />}
      {id !== null && awards && <AwardsLink leagueId={id} />}
      {id !== null && awards && <ArchiveLink leagueId={id} />}
      {id !== null && suspensions && <SuspensionsLink leagueId={id} />}
      {id !== null && (
        <NoticeBell
          topic={{ kind: 'league', id }}
          of={league === null ? '' : leagueLabel(league)}
        />
      )}
      {id !== null && exported && user && <ExportButton leagueId={id} file={exported} short />}
      {id !== null && embed && (
        <EmbedButton kind="table" id={id} title={league === null ? '' : leagueLabel(league)} />
      )}
    </div>
  );
}
