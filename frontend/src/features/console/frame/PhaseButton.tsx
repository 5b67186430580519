import { whistles } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { AskingButton } from './AskingButton';

/** Each whistle is a button of its own for `useOneTap`; those that end a half ask first. */
export function PhaseButton({ onFinish }: { onFinish: () => void }): ReactElement | null {
  const { t } = useTranslation('console');
  const { state, tap } = useConsole();
  if (state.status === 'cancelled') return null;
  switch (state.matchState) {
    case 'first-half':
      return (
        <AskingButton
          variant="secondary"
          className={phaseButton}
          label={t('phase.halfTime')}
          title={t('phase.halfTimeTitle')}
          text={t('phase.halfTimeText')}
          confirmLabel={t('phase.halfTimeConfirm')}
          onConfirm={() => tap({ type: 'ChangeState', wanted: whistles.halfTime })}
        />
      );
    case 'half-time':
      return (
        <Button
          key="second-half"
          size="touch"
          className={phaseButton}
          onClick={() => tap({ type: 'ChangeState', wanted: whistles.secondHalf })}
        >
          {t('phase.secondHalf')}
        </Button>
      );
    case 'second-half':
      return (
        <Button
          key="finish"
          size="touch"
          variant="danger"
          className={phaseButton}
          onClick={onFinish}
        >
          {t('phase.finish')}
        </Button>
      );
    case 'pre-match':
    case 'completed':
      return null;
  }
}

export const phaseButton =
  'shrink-0 px-3! text-base! leading-tight @max-[40rem]:max-w-32 @max-[24rem]:px-2! @max-[24rem]:text-sm! @max-[16rem]:w-full @max-[16rem]:max-w-none @[40rem]:px-6! @[40rem]:text-lg!';
