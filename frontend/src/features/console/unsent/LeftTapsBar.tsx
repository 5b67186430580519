import { CloudOff } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useConsoleAccess } from '@/features/console/console-access';
import type { MatchConsole } from '@/features/console/log/match-console';
import type { Tap } from '@/features/console/taps/tap';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ConfirmDialog } from '@/shared/ui';
import { ConsoleBar } from './ConsoleBar';
import { RemoveTapsButton } from './RemoveTapsButton';
import { SaveTapsButton } from './SaveTapsButton';

interface Props {
  matchConsole: Pick<MatchConsole, 'removeWaiting' | 'sendWaitingUnder'>;
  left: readonly Tap[];
}

/** Taps of an access that has ended are sent under another one only when somebody decides so. */
export function LeftTapsBar({ matchConsole, left }: Props): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const { grant } = useConsoleAccess();
  const [asking, setAsking] = useState(false);
  const send = () => {
    setAsking(false);
    void matchConsole.sendWaitingUnder(grant?.id ?? null);
  };
  return (
    <ConsoleBar icon={CloudOff} title={t('unsent', { count: left.length })} text={t('leftText')}>
      <SaveTapsButton taps={left} />
      <RemoveTapsButton matchConsole={matchConsole} taps={left} />
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
    </ConsoleBar>
  );
}
