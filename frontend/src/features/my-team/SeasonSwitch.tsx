import type { TeamView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';
import { useLeagues } from '@/shared/league/queries';
import { Select } from '@/shared/ui';

interface Props {
  teams: readonly TeamView[];
  shown: TeamView;
  onChoose: (teamId: number) => void;
}

/** A company has a team in each of its seasons; with only one there is nothing to switch. */
export function SeasonSwitch({ teams, shown, onChoose }: Props): ReactElement | null {
  const { t } = useTranslation('myTeam');
  const leagues = useLeagues();
  if (teams.length < 2 || leagues.data === undefined) return null;
  const { data } = leagues;
  const nameOf = ({ name, leagueId }: TeamView): string => {
    const league = data.find(({ id }) => id === leagueId);
    return league === undefined ? name : leagueLabel(league);
  };
  // Leagues come newest first; teams without a league go last.
  const ofNone = teams.filter(({ leagueId }) => data.every(({ id }) => id !== leagueId));
  const inOrder = data.flatMap(({ id }) => teams.filter(({ leagueId }) => leagueId === id));
  return (
    <Select
      aria-label={t('seasonLabel')}
      value={shown.id}
      onChange={({ target }) => onChoose(Number(target.value))}
      className="sm:w-auto"
    >
      {[...inOrder, ...ofNone].map((team) => (
        <option key={team.id} value={team.id}>
          {nameOf(team)}
        </option>
      ))}
    </Select>
  );
}
