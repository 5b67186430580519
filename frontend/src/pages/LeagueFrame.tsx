import type { ReactElement, ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { leagueLabel } from '@/shared/league/league-label';
import { useTable } from '@/shared/league/use-table';
import { readId } from '@/shared/page/read-id';
import { BackLink, ButtonLink, EmptyState, Page, PageHeader } from '@/shared/ui';

type OfLeague = (leagueId: number) => ReactNode;

interface Props {
  title: string;
  /** What the page says where its address names no league. */
  noLeague: string;
  toTable: string;
  lead?: string;
  /** Buttons and links beside the title. */
  actions?: OfLeague;
  children: OfLeague;
  width?: 'narrow';
  className?: string;
}

/** A public page about the league that its address names, below the league's table. */
export function LeagueFrame(props: Props): ReactElement {
  const { title, noLeague, toTable, lead, actions, children, width, className } = props;
  const leagueId = readId(useParams().id ?? '');
  return (
    <Page title={title} width={width} className={className}>
      {leagueId === null ? (
        <EmptyState
          title={noLeague}
          action={
            <ButtonLink to="/league-table" variant="secondary">
              {toTable}
            </ButtonLink>
          }
        />
      ) : (
        <>
          <BackLink to={`/league-table?league=${leagueId}`} data-screen>
            {toTable}
          </BackLink>
          <PageHeader
            title={title}
            lead={
              <>
                <LeagueName leagueId={leagueId} />
                <span>{lead}</span>
              </>
            }
            aside={
              actions && (
                <div data-screen className="flex flex-wrap gap-2 noscript:hidden">
                  {actions(leagueId)}
                </div>
              )
            }
          />
          {children(leagueId)}
        </>
      )}
    </Page>
  );
}

/** The place of the name stays free while it loads, so that nothing moves. */
function LeagueName({ leagueId }: { leagueId: number }): ReactElement {
  const league = useTable(leagueId).data?.league ?? null;
  return (
    <bdi translate="no" className="block min-h-6 font-semibold text-ink">
      {league && leagueLabel(league)}
    </bdi>
  );
}
