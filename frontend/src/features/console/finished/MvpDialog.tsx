import { teamSides } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { MessageLine } from '@/features/console/context/MessageLine';
import { PlayerChoice } from '@/features/console/context/PlayerChoice';
import { lineupOf } from '@/features/console/context/player-book';
import { ScoreLine } from '@/features/console/context/ScoreLine';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog } from '@/shared/ui';

interface Props {
  confirmLabel: string;
  onChosen: () => void;
  onClose: () => void;
}

export function MvpDialog({ confirmLabel, onChosen, onClose }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { t: common } = useTranslation();
  const { view, state, players, tap } = useConsole();
  const [chosen, setChosen] = useState<number | null>(state.mvpPlayerId);
  const [missing, setMissing] = useState(false);
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  const confirm = () => {
    setMissing(chosen === null);
    if (chosen !== null && tap({ type: 'ChooseMvp', playerId: chosen }) === null) onChosen();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      touch
      title={t('mvp.title')}
      description={t(state.status === 'completed' ? 'mvp.leadAfter' : 'mvp.lead')}
      footer={
        <>
          <MessageLine className="w-full sm:w-auto sm:flex-1" />
          {missing && (
            <p
              role="alert"
              className="w-full text-base font-bold text-danger sm:w-auto sm:flex-1 sm:self-center"
            >
              {t('mvp.required')}
            </p>
          )}
          <Button size="touch" className="w-full sm:w-auto" onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {state.status === 'in_progress' && <ScoreLine />}
      <div className="flex flex-col gap-5 pb-1">
        {teamSides.map((team) => (
          <PlayerChoice
            key={team}
            legend={names[team]}
            players={lineupOf(players, state.lineup, team)}
            value={chosen}
            note={({ id }) => {
              const count = state.players[id]?.goals ?? 0;
              return count === 0 ? '' : ` · ${common('goals', { count })}`;
            }}
            onChange={(playerId) => {
              setChosen(playerId);
              setMissing(false);
            }}
          />
        ))}
      </div>
    </Dialog>
  );
}
