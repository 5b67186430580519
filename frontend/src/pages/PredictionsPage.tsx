import type { PredictionGroup } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GroupSelect } from '@/features/predictions/GroupSelect';
import { GroupView } from '@/features/predictions/GroupView';
import { invitationOf } from '@/features/predictions/invitation';
import { JoinGroup } from '@/features/predictions/JoinGroup';
import { NewGroup } from '@/features/predictions/NewGroup';
import { useGroups } from '@/features/predictions/use-predictions';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { LeagueSwitch } from '@/shared/league/LeagueSwitch';
import { numberInQuery } from '@/shared/league/number-in-query';
import { useLeagueParam } from '@/shared/league/use-league-choice';
import { EmptyState, Page, PageHeader } from '@/shared/ui';

/** Predictions among colleagues: one's groups, and the matches and standings of one of them. */
export function PredictionsPage(): ReactElement {
  const { t } = useTranslation('predictions');
  const [search, setSearch] = useSearchParams();
  const invitation = invitationOf(search);
  const show = (groupId: number | null): void =>
    setSearch(groupId === null ? {} : { group: String(groupId) }, { replace: true });
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} lead={t('lead')} aside={<LeagueSwitch />} />
      {invitation !== null && <JoinGroup invitation={invitation} onJoin={show} />}
      <Loaded query={useGroups()} errorTitle={t('failed')}>
        {(groups) => <OwnGroups groups={groups} onShow={show} />}
      </Loaded>
    </Page>
  );
}

interface OwnGroupsProps {
  groups: readonly PredictionGroup[];
  onShow: (groupId: number | null) => void;
}

function OwnGroups({ groups, onShow }: OwnGroupsProps): ReactElement {
  const { t } = useTranslation('predictions');
  const [search] = useSearchParams();
  const leagueId = useLeagueParam();
  const chosen = groups.find(({ id }) => id === numberInQuery(search, 'group')) ?? groups[0];
  return (
    <>
      <div className="mb-4 empty:hidden">
        <GroupSelect groups={groups} chosen={chosen} onChoose={onShow} />
      </div>
      {chosen === undefined ? (
        <EmptyState title={t('noGroup')} description={t('noGroupHint')} />
      ) : (
        <GroupView
          key={chosen.id}
          groupId={chosen.id}
          leagueId={leagueId}
          onEnd={() => onShow(null)}
        />
      )}
      <div className="mt-8 max-w-md">
        <NewGroup onCreate={onShow} />
      </div>
    </>
  );
}
