import type { AbandonReason } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { AbandonDialog } from './AbandonDialog';

interface Props {
  /** Chosen beforehand, where the rules say it. */
  reason?: AbandonReason;
  onAbandoned: () => void;
}

/** Rarely needed, so it is away from the buttons that are tapped in a hurry. */
export function AbandonMatch({ reason, onAbandoned }: Props): ReactElement {
  const { t } = useTranslation('console');
  const [asking, setAsking] = useState(false);
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
      {asking && (
        <AbandonDialog
          reason={reason ?? null}
          onClose={() => setAsking(false)}
          onAbandoned={onAbandoned}
        />
      )}
    </>
  );
}
