import type { TeamRef } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { Blackouts } from '@/features/season-plan/blackouts/Blackouts';
import { Preferences } from '@/features/season-plan/preferences/Preferences';
import { OwnMatches } from '@/features/season-plan/proposals/OwnMatches';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Props {
  team: TeamRef;
  leagueId: number;
}

/** When a company's team would like to play. */
export function OwnSchedule({ team, leagueId }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-6">
      <h2 id={heading} className="mb-3 text-lg font-extrabold">
        {t('own.title')}
      </h2>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="lg:col-span-2">
          <OwnMatches leagueId={leagueId} team={team} />
        </div>
        <Blackouts leagueId={leagueId} ownTeam={team} />
        <Preferences leagueId={leagueId} teams={[team]} />
      </div>
    </section>
  );
}
