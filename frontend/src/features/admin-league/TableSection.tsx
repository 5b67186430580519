import { type LeagueView, shownLeague } from '@kolo/domain';
import { ListOrdered } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeagueTable } from '../../shared/league/LeagueTable';
import { useLeagues } from '../../shared/league/queries';
import { EmptyState, FormField, Loaded, Select } from '../../shared/ui';
import { SectionHead } from './SectionHead';

/** The table of one league, at first of the active one. */
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
  const [chosen, setChosen] = useState<number | null>(null);
  const shown =
    leagues.find(({ id }) => id === chosen) ?? shownLeague(leagues, Date.now()) ?? leagues[0];
  if (shown === undefined)
    return (
      <EmptyState
        icon={<ListOrdered aria-hidden="true" className="size-7" />}
        title={t('noLeagues')}
        description={t('noLeaguesHint')}
      />
    );
  return (
    <>
      {leagues.length > 1 && (
        <div className="mb-4 max-w-sm">
          <FormField label={t('league')}>
            <Select value={shown.id} onChange={({ target }) => setChosen(Number(target.value))}>
              {leagues.map(({ id, name, season }) => (
                <option key={id} value={id}>
                  {name} · {season}
                </option>
              ))}
            </Select>
          </FormField>
        </div>
      )}
      <LeagueTable key={shown.id} leagueId={shown.id} />
    </>
  );
}
