import type { ReactElement } from 'react';
import { useParams } from 'react-router-dom';
import { EditLeague } from '@/features/admin-league/EditLeague';
import { GenerateSchedule } from '@/features/admin-league/schedule/GenerateSchedule';
import { AwardChoices } from '@/features/awards/office/AwardChoices';
import { LeagueStages } from '@/features/bracket/office/LeagueStages';
import { LeagueDiscipline } from '@/features/league-decisions/discipline/LeagueDiscipline';
import { LeagueDecisions } from '@/features/league-decisions/LeagueDecisions';
import { LeagueFiles } from '@/features/league-files/LeagueFiles';
import { LeagueDetail } from '@/features/league-page/LeagueDetail';
import { NoLeague } from '@/features/league-page/NoLeague';
import { LeagueReferees } from '@/features/referee-market/office/LeagueReferees';
import { SeasonPlan } from '@/features/season-plan/SeasonPlan';
import { useTranslation } from '@/shared/i18n/use-translation';

export function LeaguePage(): ReactElement {
  const { t } = useTranslation('leaguePage');
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,9}$/.test(id)) return <NoLeague reason={t('badId')} />;
  return (
    <LeagueDetail
      key={id}
      leagueId={Number(id)}
      editLeague={(league) => <EditLeague league={league} />}
      plan={(league) => (
        <SeasonPlan
          league={league}
          generate={<GenerateSchedule leagues={[league]} shown={league} />}
        />
      )}
      stages={(league) => (
        <div className="grid gap-8">
          <LeagueStages league={league} />
          <AwardChoices leagueId={league.id} />
        </div>
      )}
      files={<LeagueFiles leagueId={Number(id)} />}
      referees={<LeagueReferees leagueId={Number(id)} />}
      decisions={
        <div className="grid gap-8">
          <LeagueDecisions leagueId={Number(id)} />
          <LeagueDiscipline leagueId={Number(id)} />
        </div>
      }
    />
  );
}
