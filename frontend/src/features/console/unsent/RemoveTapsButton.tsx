import { Trash2 } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { MatchConsole } from '@/features/console/log/match-console';
import type { Tap } from '@/features/console/taps/tap';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog } from '@/shared/ui';

interface Props {
  matchConsole: Pick<MatchConsole, 'removeWaiting'>;
  taps: readonly Tap[];
}

/** Discards taps that nobody will send: exactly as many as the question says. */
export function RemoveTapsButton({ matchConsole, taps }: Props): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const [selected, setSelected] = useState<readonly Tap[] | null>(null);
  const count = selected?.length ?? 0;
  const remove = () => {
    setSelected(null);
    void matchConsole.removeWaiting((selected ?? []).map(({ commandId }) => commandId));
  };
  return (
    <>
      <Button size="touch" variant="secondary" onClick={() => setSelected(taps)}>
        <Trash2 aria-hidden="true" className="size-5" />
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={selected !== null}
        onOpenChange={() => setSelected(null)}
        size="touch"
        title={t('removeTitle', { count })}
        description={t('removeText')}
        confirmLabel={t('removeConfirm', { count })}
        onConfirm={remove}
      />
    </>
  );
}
