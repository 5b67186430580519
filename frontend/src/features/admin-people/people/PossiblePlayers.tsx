import type { PlayerElsewhere } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { leagueLabel } from '@/shared/league/league-label';
import { Checkbox } from '@/shared/ui';

interface Props {
  purpose: 'export' | 'erase';
  players: readonly PlayerElsewhere[];
  chosen: readonly number[];
  onChoose: (chosen: number[]) => void;
}

/** Namesakes in other companies of the league; only the administrator knows whether they are one person. */
export function PossiblePlayers({ purpose, players, chosen, onChoose }: Props): ReactElement {
  const { t } = useTranslation('adminPeople');
  return (
    <>
      {players.map(({ id, team, league }) => (
        <Checkbox
          key={id}
          label={t(`people.possible.${purpose}`, {
            team: team.name,
            league: league === null ? '–' : leagueLabel(league),
          })}
          hint={t('people.possibleHint')}
          checked={chosen.includes(id)}
          onChange={({ target }) =>
            onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
          }
        />
      ))}
    </>
  );
}
