import { type GoalKind, otherSide, type TeamSide } from '@kolo/domain';
import { type ReactElement, useId } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { Choice, PlayerChoice } from '@/features/console/context/PlayerChoice';
import { lineupOf } from '@/features/console/context/player-book';
import { useTranslation } from '@/shared/i18n/use-translation';

export interface GoalDetails {
  kind: GoalKind;
  scorer: number | null;
  assist: number | null;
}

interface Props {
  /** The side that the goal counts for. */
  team: TeamSide;
  goal: GoalDetails;
  onChange: (goal: GoalDetails) => void;
}

const kinds: readonly GoalKind[] = ['open-play', 'penalty', 'ten-metres', 'own-goal'];

export function GoalFields({ team, goal, onChange }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { state, players } = useConsole();
  const kindName = useId();
  const { kind, scorer, assist } = goal;
  const ownGoal = kind === 'own-goal';
  const scorers = lineupOf(players, state.lineup, ownGoal ? otherSide(team) : team);
  const chooseKind = (next: GoalKind) => {
    const changesSides = (next === 'own-goal') !== ownGoal;
    onChange({
      kind: next,
      scorer: changesSides ? null : scorer,
      assist: next === 'open-play' ? assist : null,
    });
  };
  const chooseScorer = (next: number | null) =>
    onChange({ kind, scorer: next, assist: next === null || next === assist ? null : assist });
  return (
    <>
      <fieldset>
        <legend className="eyebrow mb-1 text-ink-muted">{t('goal.kind')}</legend>
        <div className="grid grid-cols-2 gap-1 sm:grid-cols-4">
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
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-2">
        <PlayerChoice
          dense
          legend={t(ownGoal ? 'goal.ownScorer' : 'goal.scorer')}
          players={scorers}
          value={scorer}
          nobody={t('goal.noScorer')}
          onChange={chooseScorer}
        />
        {kind === 'open-play' && (
          <PlayerChoice
            dense
            disabled={scorer === null}
            legend={t('goal.assist')}
            players={scorers.filter(({ id }) => id !== scorer)}
            value={assist}
            nobody={t('goal.noAssist')}
            onChange={(next) => onChange({ ...goal, assist: next })}
          />
        )}
      </div>
    </>
  );
}
