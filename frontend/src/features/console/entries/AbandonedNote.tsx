import type { OutcomeKind } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { AskingButton } from '@/features/console/frame/AskingButton';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Under the word of a match that stopped early: what happens now, and the way back to it. */
export function AbandonedNote({ outcome }: { outcome: OutcomeKind }): ReactElement {
  const { t } = useTranslation('console');
  const { tap } = useConsole();
  return (
    <>
      <p className="mt-2 max-w-xl text-lg text-pretty text-ink-muted">
        {t(outcome === 'suspended' ? 'abandon.resumeText' : 'abandon.now')}
      </p>
      <AskingButton
        variant="secondary"
        className="mt-3 max-sm:w-full"
        label={t('abandon.resume')}
        title={t('abandon.resumeTitle')}
        text={t('abandon.resumeText')}
        onConfirm={() => tap({ type: 'ResumeMatch' })}
      />
    </>
  );
}
