import { type GoalKind, otherSide, type TeamSide } from '@kolo/domain';
import { type ReactElement, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '@/shared/ui';
import { useControlled } from './control-context';
import { Choice, PlayerChoice } from './PlayerChoice';
import { lineupOf } from './player-book';

interface Props {
  team: TeamSide;
  teamName: string;
  onClose: () => void;
}

/** The likely ones first. */
const kinds: readonly GoalKind[] = ['open-play', 'penalty', 'ten-metres', 'own-goal'];

/** A goal that is more than a player's tap: without a scorer, from a penalty, an own goal, with its assist. */
export function GoalDialog({ team, teamName, onClose }: Props): ReactElement {
  const { t } = useTranslation('control');
  const { state, players, tap } = useControlled();
  const kindName = useId();
  const [kind, setKind] = useState<GoalKind>('open-play');
  const [scorer, setScorer] = useState<number | null>(null);
  const [assist, setAssist] = useState<number | null>(null);
  const ownGoal = kind === 'own-goal';
  const scorers = lineupOf(players, state.lineup, ownGoal ? otherSide(team) : team);
  const assistants = scorers.filter(({ id }) => id !== scorer);

  const chooseKind = (next: GoalKind) => {
    setKind(next);
    if ((next === 'own-goal') !== ownGoal) setScorer(null);
    setAssist(null);
  };
  const chooseScorer = (playerId: number | null) => {
    setScorer(playerId);
    if (playerId === null || playerId === assist) setAssist(null);
  };
  const record = () => {
    if (tap({ type: 'RecordGoal', team, scorer, assist, kind }) === null) onClose();
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      touch
      title={t('goal.title', { team: teamName })}
      footer={
        <Button size="touch" className="w-full sm:w-auto" onClick={record}>
          {t('goal.record')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pb-1">
        <fieldset>
          <legend className="eyebrow mb-2 text-ink-muted">{t('goal.kind')}</legend>
          <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
            {kinds.map((option) => (
              <Choice
                key={option}
                name={kindName}
                checked={kind === option}
                onChoose={() => chooseKind(option)}
              >
                {t(`goal.kinds.${option}`)}
              </Choice>
            ))}
          </div>
        </fieldset>
        <PlayerChoice
          legend={t(ownGoal ? 'goal.ownScorer' : 'goal.scorer')}
          players={scorers}
          value={scorer}
          nobody={t('goal.noScorer')}
          onChange={chooseScorer}
        />
        {kind === 'open-play' && scorer !== null && (
          <PlayerChoice
            legend={t('goal.assist')}
            players={assistants}
            value={assist}
            nobody={t('goal.noAssist')}
            onChange={setAssist}
          />
        )}
      </div>
    </Dialog>
  );
}
