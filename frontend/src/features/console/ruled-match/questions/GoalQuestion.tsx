import {
  type GoalKind,
  goalKinds,
  type LoggedMatchEvent,
  otherSide,
  scoreAfterGoal,
} from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { lineupOf } from '@/features/console/context/player-book';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { WordChoice } from '@/shared/ui';
import { QuestionFrame } from './QuestionFrame';
import { WhoField } from './WhoField';

interface Props {
  goal: LoggedMatchEvent<'GoalScored'>;
  step: 'player' | 'assist';
}

/** Scorer, then assist; the kind can be chosen at either step. */
export function GoalQuestion({ goal, step }: Props): ReactElement {
  const { t } = useTranslation(['ruledConsole', 'console']);
  const { state, players, tap } = useConsole();
  const { match, question, ask } = useRuledMatch();
  const named = state.goals.find(({ id }) => id === goal.id) ?? goal.data;
  const { team, kind, scorer, assist } = named;
  const side = kind === 'own-goal' ? otherSide(team) : team;
  const present = lineupOf(players, state.lineup, side);
  const correct = (correction: { scorer?: number; assist?: number; kind?: GoalKind }) =>
    tap({ type: 'CorrectAction', actionId: goal.id, correction }) === null;
  const chooseScorer = (playerId: number) => {
    if (!correct({ scorer: playerId })) return;
    ask(kind === 'open-play' && question !== null ? { ...question, step: 'assist' } : null);
  };
  const score = scoreAfterGoal(state, goal.id);
  const metres = match.rules.foulKickMetres;
  const asksAssist = step === 'assist' && kind === 'open-play';
  return (
    <QuestionFrame
      team={team}
      score={`${score.home}:${score.away}`}
      ask={t(asksAssist ? 'question.assist' : `question.scorer.${kind}`, { metres })}
    >
      <WordChoice
        inRow
        legend={t('console:goal.kind')}
        options={goalKinds}
        value={kind}
        label={(option) => t(`console:goal.kinds.${option}`)}
        onChoose={(option) => correct({ kind: option })}
      />
      {asksAssist ? (
        <WhoField
          key="assist"
          team={side}
          players={present.filter(({ id }) => id !== scorer)}
          chosen={assist}
          onChoose={(playerId) => correct({ assist: playerId }) && ask(null)}
        />
      ) : (
        <WhoField
          key={side}
          team={side}
          players={present}
          chosen={scorer}
          onChoose={chooseScorer}
        />
      )}
    </QuestionFrame>
  );
}
