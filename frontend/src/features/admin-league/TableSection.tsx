import type { LeagueView } from '@kolo/domain';
import { ListOrdered } from 'lucide-react';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LeagueTable } from '@/shared/league/LeagueTable';
import { useLeagues } from '@/shared/league/queries';
import { EmptyState, SkeletonRows } from '@/shared/ui';
import { LeagueChoice } from './LeagueChoice';
import { SectionHead } from './SectionHead';
import { useChosenLeague } from './use-chosen-league';

/** The table of one league, initially of the active one. */
export function TableSection(): ReactElement {
  const { t } = useTranslation('adminLeague');
  const leagues = useLeagues();
  return (
    <section>
      <SectionHead title={t('table')} />
      <Loaded query={leagues}>{(all) => <ChosenTable leagues={all} />}</Loaded>
    </section>
  );
}

function ChosenTable({ leagues }: { leagues: readonly LeagueView[] }): ReactElement {
  const { t } = useTranslation('adminLeague');
  const { shown, pending, choose } = useChosenLeague(leagues);
  if (pending) return <SkeletonRows rows={6} />;
  if (!shown)
    return (
      <EmptyState
        icon={<ListOrdered aria-hidden="true" className="size-7" />}
        title={t('noLeagues')}
        description={t('noLeaguesHint')}
      />
    );
  return (
    <>
      <LeagueChoice leagues={leagues} shown={shown} choose={choose} />
      <LeagueTable key={shown.id} leagueId={shown.id} />
    </>
  );
}
