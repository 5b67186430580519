import { Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { MatchControl } from '@/features/live-control/log/match-control';
import type { Tap } from '@/features/live-control/taps/tap';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog } from '@/shared/ui';

interface Props {
  control: Pick<MatchControl, 'removeWaiting'>;
  taps: readonly Tap[];
}

/** Gives up taps that nobody will send; exactly those whose number the question names. */
export function RemoveTapsButton({ control, taps }: Props): ReactElement {
  const { t } = useTranslation('table');
  const [asked, setAsked] = useState<readonly Tap[] | null>(null);
  const count = asked?.length ?? 0;
  const remove = () => {
    setAsked(null);
    void control.removeWaiting((asked ?? []).map(({ commandId }) => commandId));
  };
  return (
    <>
      <Button size="touch" variant="secondary" onClick={() => setAsked(taps)}>
        <Trash2 aria-hidden="true" className="size-5" />
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        size="touch"
        title={t('removeTitle', { count })}
        description={t('removeText')}
        confirmLabel={t('removeConfirm', { count })}
        onConfirm={remove}
      />
    </>
  );
}
