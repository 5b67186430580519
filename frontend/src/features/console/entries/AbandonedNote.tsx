import type { OutcomeKind } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog } from '@/shared/ui';

/** Under the word of a match that stopped early: what happens now, and the way back to it. */
export function AbandonedNote({ outcome }: { outcome: OutcomeKind }): ReactElement {
  const { t } = useTranslation('console');
  const { tap } = useConsole();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="mt-2 max-w-xl text-lg text-pretty text-ink-muted">
        {t(outcome === 'suspended' ? 'abandon.resumeText' : 'abandon.now')}
      </p>
      <Button
        size="touch"
        variant="secondary"
        className="mt-3 max-sm:w-full"
        onClick={() => setAsking(true)}
      >
        {t('abandon.resume')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        size="touch"
        variant="primary"
        title={t('abandon.resumeTitle')}
        description={t('abandon.resumeText')}
        confirmLabel={t('abandon.resume')}
        onConfirm={() => {
          setAsking(false);
          tap({ type: 'ResumeMatch' });
        }}
      />
    </>
  );
}
