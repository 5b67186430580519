import { standingAction } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { CardQuestion } from './CardQuestion';
import { FoulQuestion } from './FoulQuestion';
import { GoalQuestion } from './GoalQuestion';
import type { Question } from './question';
import { WhoQuestion } from './WhoQuestion';

/** Nothing where the action was undone meanwhile, here or on another tablet. */
export function QuestionPanel({ question }: { question: Question }): ReactElement | null {
  const { state } = useConsole();
  const action = standingAction(state, question.actionId);
  switch (action?.type) {
    case 'GoalScored':
      return <GoalQuestion key={action.id} goal={action} step={question.step} />;
    case 'FoulCommitted':
      return <FoulQuestion key={action.id} foul={action} />;
    case 'CardShown':
      return <CardQuestion key={action.id} card={action} />;
    case 'ExclusionGiven':
    case 'KickMissed':
    case 'ShootoutKickTaken':
      return <WhoQuestion key={action.id} action={action} />;
    default:
      return null;
  }
}
