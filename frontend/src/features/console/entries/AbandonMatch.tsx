import { whistles } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog } from '@/shared/ui';

/** Rarely needed, so it is away from the buttons that are tapped in a hurry. */
export function AbandonMatch({ onAbandoned }: { onAbandoned: () => void }): ReactElement {
  const { t } = useTranslation('console');
  const { tap } = useConsole();
  const [asking, setAsking] = useState(false);
  const abandon = () => {
    setAsking(false);
    if (tap({ type: 'ChangeState', wanted: whistles.abandon }) === null) onAbandoned();
  };
  return (
    <>
      <Button
        size="touch"
        variant="ghost"
        className="mr-auto -ml-4 text-danger!"
        onClick={() => setAsking(true)}
      >
        {t('abandon.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        size="touch"
        title={t('abandon.title')}
        description={t('abandon.text')}
        confirmLabel={t('abandon.action')}
        onConfirm={abandon}
      />
    </>
  );
}
