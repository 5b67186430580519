import type { LiveMatch } from '@kolo/domain';
import { History } from 'lucide-react';
import { type ReactElement, type RefObject, useEffect, useRef } from 'react';
import { errorMessage } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Card, ErrorState } from '@/shared/ui';
import { LeaveReplay } from './LeaveReplay';
import { ReplayPlayer } from './ReplayPlayer';
import type { Replay } from './use-replay';

interface Props {
  /** The match as it is now. */
  live: LiveMatch;
  replay: Replay;
}

/** The button that starts the replay, then its player; nothing before the first whistle. */
export function ReplayBar({ live, replay }: Props): ReactElement | null {
  const { t } = useTranslation('replay');
  const { open, moment, range, player, read, start, leave } = replay;
  const shown = moment !== null && range !== null;
  const failed = open && read.error !== null;
  const main = usePassedFocus(shown || failed);
  if (live.clock === null) return null;
  if (shown) return <ReplayPlayer {...{ live, moment, range, player, main }} onLeave={leave} />;
  if (failed)
    return (
      <Card className="mt-3">
        <div className="flex justify-end px-2 pt-2">
          <LeaveReplay match={live} onLeave={leave} />
        </div>
        <ErrorState
          title={t('failed')}
          description={errorMessage(read.error)}
          retrying={read.isFetching}
          onRetry={() => void read.refetch()}
        />
      </Card>
    );
  return (
    <Button ref={main} variant="secondary" pending={open} onClick={start} className="mt-3 w-full">
      {!open && <History aria-hidden="true" className="size-5" />}
      {t(live.status === 'in_progress' ? 'openSoFar' : 'open')}
    </Button>
  );
}

/** The pressed button is gone: the focus moves to what replaced it. */
function usePassedFocus(shown: boolean): RefObject<HTMLButtonElement | null> {
  const main = useRef<HTMLButtonElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) main.current?.focus();
  }, [shown]);
  return main;
}
