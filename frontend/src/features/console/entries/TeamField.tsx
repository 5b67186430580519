import { type Correction, type LoggedMatchEvent, type TeamSide, teamSides } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { WordChoice } from '@/shared/ui';

interface Props {
  action: LoggedMatchEvent;
  wanted: Correction;
  onChange: (wanted: Correction) => void;
}

/** The team of the entry. Names of the other team go, because they fit no longer. */
export function TeamField({ action, wanted, onChange }: Props): ReactElement | null {
  const { t } = useTranslation(['console', 'ruledConsole']);
  const { view } = useConsole();
  const { team } = wanted;
  if (team === undefined) return null;
  const choose = (next: TeamSide) => {
    if (next !== team) onChange({ ...wanted, ...withoutNames(wanted), team: next });
  };
  return (
    <WordChoice
      inRow
      legend={t(
        action.type === 'ShootoutStarted' ? 'ruledConsole:kicks.whoBegins' : 'correction.team',
      )}
      options={teamSides}
      value={team}
      label={(option) => (option === 'home' ? view.homeTeamName : view.awayTeamName)}
      onChoose={choose}
    />
  );
}

function withoutNames({ scorer, assist, playerId }: Correction): Correction {
  const nobody: Correction = {};
  if (scorer !== undefined) nobody.scorer = null;
  if (assist !== undefined) nobody.assist = null;
  if (playerId !== undefined) nobody.playerId = null;
  return nobody;
}
