import type { LeagueView } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueMatches, useLeagueTeams } from '@/shared/league/queries';
import { Blackouts } from './blackouts/Blackouts';
import { Holidays } from './blackouts/Holidays';
import { Fairness } from './fairness/Fairness';
import { Preferences } from './preferences/Preferences';
import { Proposals } from './proposals/Proposals';
import { SeasonPlanActions } from './SeasonPlanActions';
import { Slots } from './slots/Slots';
import { Venues } from './venues/Venues';

interface Props {
  league: LeagueView;
  /** Renders the way to the first matches of the league. */
  generate: ReactNode;
}

/** When and where a league plays, and what changes it. */
export function SeasonPlan({ league, generate }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const { data: teams = [] } = useLeagueTeams(league.id);
  const { data: matches } = useLeagueMatches(league.id);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose text-sm text-ink-muted">{t('lead')}</p>
        <SeasonPlanActions leagueId={league.id} generate={matches?.length === 0 && generate} />
      </div>
      <Proposals leagueId={league.id} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-4">
          <Slots leagueId={league.id} venue={league.venue} />
          <Preferences leagueId={league.id} teams={teams} />
          <Venues />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <Blackouts leagueId={league.id} />
          <Holidays league={league} />
        </div>
      </div>
      <Fairness leagueId={league.id} />
    </div>
  );
}
