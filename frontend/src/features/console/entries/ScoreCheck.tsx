import { isScoreInDoubt } from '@kolo/domain';
import { CircleQuestionMark } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { countsOnce } from '@/features/console/context/use-one-tap';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

/** Tells spectators that the score is being checked, for instance after a goal that the referees discuss. */
export function QuestionScore(): ReactElement | null {
  const { t } = useTranslation('console');
  const { state, tap } = useConsole();
  if (!state.play || state.status !== 'in_progress' || isScoreInDoubt(state)) return null;
  return (
    <Button
      size="touch"
      variant="secondary"
      className="my-2 w-full sm:w-fit"
      {...countsOnce}
      onClick={() => tap({ type: 'QuestionScore' })}
    >
      <CircleQuestionMark aria-hidden="true" className="size-5" />
      {t('scoreCheck.question')}
    </Button>
  );
}

/** Stays in sight until the score is confirmed; nothing while there is no doubt. */
export function ScoreInDoubtBar(): ReactElement | null {
  const { t } = useTranslation('console');
  const { state, tap } = useConsole();
  if (!isScoreInDoubt(state)) return null;
  return (
    <div
      role="status"
      className="my-1 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-warn-soft px-3 py-1 text-base font-bold text-warn"
    >
      <CircleQuestionMark aria-hidden="true" className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 basis-40 leading-tight">{t('scoreCheck.lead')}</p>
      <Button
        size="touch"
        variant="secondary"
        {...countsOnce}
        onClick={() => tap({ type: 'ConfirmScore' })}
      >
        {t('scoreCheck.confirm')}
      </Button>
    </div>
  );
}
