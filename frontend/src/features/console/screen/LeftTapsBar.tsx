import { CloudOff } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import type { MatchControl } from '@/features/live-control/log/match-control';
import { useTable } from '@/features/live-control/table-context';
import type { Tap } from '@/features/live-control/taps/tap';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog } from '@/shared/ui';
import { RemoveTapsButton } from './RemoveTapsButton';
import { SaveTapsButton } from './SaveTapsButton';
import { TableBar } from './TableBar';

interface Props {
  control: Pick<MatchControl, 'removeWaiting' | 'sendWaitingUnder'>;
  left: readonly Tap[];
}

/** Taps of an access that has ended are sent under another one only when somebody says so. */
export function LeftTapsBar({ control, left }: Props): ReactElement {
  const { t } = useTranslation('table');
  const { grant } = useTable();
  const [asking, setAsking] = useState(false);
  const send = () => {
    setAsking(false);
    void control.sendWaitingUnder(grant?.id ?? null);
  };
  return (
    <TableBar icon={CloudOff} title={t('unsent', { count: left.length })} text={t('leftText')}>
      <SaveTapsButton taps={left} />
      <RemoveTapsButton control={control} taps={left} />
      <Button size="touch" onClick={() => setAsking(true)}>
        {t('sendLeft')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        size="touch"
        title={t('sendLeftTitle', { count: left.length })}
        description={t('sendLeftText')}
        confirmLabel={t('sendLeft')}
        onConfirm={send}
      />
    </TableBar>
  );
}
