import { compareNames, type PendingPlayer } from '@kolo/domain';
import { UserCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { newestFirst, type Ordering, oldestFirst } from '@/features/admin-people/list/ordering';
import { PeopleList } from '@/features/admin-people/list/PeopleList';
import { SectionTitle } from '@/features/admin-people/SectionTitle';
import { usePendingPlayers } from '@/features/admin-people/use-people';
import { useApproveEachPlayer } from '@/features/admin-people/use-writes';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EmptyState } from '@/shared/ui';
import { PlayerRow } from './PlayerRow';
import { useCalled } from './use-called';

const byName: Ordering<PendingPlayer> = {
  id: 'name',
  compare: (a, b) =>
    compareNames(a.lastName, b.lastName) || compareNames(a.firstName, b.firstName) || a.id - b.id,
};

const byTeam: Ordering<PendingPlayer> = {
  id: 'team',
  compare: (a, b) =>
    compareNames(a.team.name, b.team.name) ||
    a.teamId - b.teamId ||
    a.jerseyNumber - b.jerseyNumber,
};

const textsOf = ({ firstName, lastName, team, league, jerseyNumber }: PendingPlayer) => [
  firstName,
  lastName,
  team.name,
  league?.name ?? '',
  league?.season ?? '',
  String(jerseyNumber),
];

/** Players waiting for approval, with their proof of employment. */
export function PlayersSection(): ReactElement {
  const { t } = useTranslation('adminPeople');
  const called = useCalled();
  const approveEach = useApproveEachPlayer(called);
  return (
    <section>
      <SectionTitle>{t('titles.players')}</SectionTitle>
      <Loaded query={usePendingPlayers()}>
        {(players) => (
          <PeopleList
            label={t('titles.players')}
            items={players}
            textsOf={textsOf}
            searchHint={t('searchPlayers')}
            orderings={[byTeam, byName, oldestFirst, newestFirst]}
            empty={
              <EmptyState
                icon={<UserCheck aria-hidden="true" className="size-7" />}
                title={t('empty.players')}
                description={t('emptyHints.players')}
              />
            }
            approval={{ nameOf: called, write: approveEach }}
            row={(player) => <PlayerRow player={player} />}
          />
        )}
      </Loaded>
    </section>
  );
}
