import { isMvpAdministrators, isOfficial, outcomeOf, ruledOutcome } from '@kolo/domain';
import { ClipboardList } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { ListDialog } from '@/features/console/attendance/ListDialog';
import { useConsoleAccess } from '@/features/console/console-access';
import { useConsole } from '@/features/console/context/console-context';
import { AbandonedNote } from '@/features/console/entries/AbandonedNote';
import { Actions } from '@/features/console/entries/ActionLog';
import { OfficialsButton } from '@/features/console/officials/OfficialsButton';
import { ConsoleRecord } from '@/features/console/statistics/ConsoleRecord';
import { useTranslation } from '@/shared/i18n/use-translation';
import { AsPlayed } from '@/shared/live/AsPlayed';
import { isOver } from '@/shared/live/is-over';
import { OutcomeWord } from '@/shared/live/OutcomeWord';
import { lazyComponent } from '@/shared/page/lazy-component';
import { ReportLink } from '@/shared/reports/ReportLink';
import { Button, Card } from '@/shared/ui';
import { AfterTheMatch } from './AfterTheMatch';
import { ConsoleChangesNote } from './ConsoleChangesNote';
import { MvpCard, MvpRefused } from './MvpCard';
import { MvpDialog } from './MvpDialog';

const load = () => import('./finished-parts');
const SignOff = lazyComponent(async () => (await load()).SignOff);
const TablePhoto = lazyComponent(async () => (await load()).TablePhoto);

interface Props {
  /** The state of the last tap: on its way, or sent and the page about to close. */
  notice: string | null;
  /** Why the choice of the MVP was refused; the question returns until it is answered or declined. */
  mvpRefusal?: string | null;
  onMvpRetried?: () => void;
  onMvpSkipped?: () => void;
}

/** After the final whistle: the MVP, and the log for corrections until the result is official. */
export function FinishedScreen({
  notice,
  mvpRefusal = null,
  onMvpRetried,
  onMvpSkipped,
}: Props): ReactElement {
  const { t } = useTranslation('console');
  const { state, view, clock } = useConsole();
  const [choosing, setChoosing] = useState(false);
  const choose = () => setChoosing(true);
  const [listing, setListing] = useState(false);
  const outcome = outcomeOf(state);
  const ruled = ruledOutcome(state);
  const { playedScore } = ruled;
  const cancelled = state.status === 'cancelled';
  const playedHere = state.lineup !== null && state.result === null && !cancelled;
  const open = playedHere && !isOfficial(state, clock.iso());
  const over = isOver({ status: state.status, outcome });
  const isSigned = state.lineup !== null && state.result === null && over;
  const { mayCancel, grant } = useConsoleAccess();
  const mayChoose = open && (mayCancel || !isMvpAdministrators(state));
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex max-w-3xl flex-col gap-4 p-3 sm:p-6">
        <header>
          <h2 className="headline text-3xl">
            {outcome === null ? (
              t(cancelled ? 'finished.cancelled' : 'finished.title')
            ) : (
              <OutcomeWord match={ruled} />
            )}
          </h2>
          {outcome === 'abandoned' && <AbandonedNote outcome={outcome} />}
          {notice !== null && (
            <p role="status" className="mt-2 text-lg font-semibold text-ink-muted">
              {notice}
            </p>
          )}
        </header>
        {view.consoleChanges !== undefined && <ConsoleChangesNote changes={view.consoleChanges} />}
        {state.result !== null && <p>{t('finished.recorded')}</p>}
        {mvpRefusal !== null && (
          <MvpRefused sentence={mvpRefusal} onRetry={open ? choose : null} onSkip={onMvpSkipped} />
        )}
        {grant !== null && !cancelled && <AfterTheMatch />}
        {mvpRefusal === null && (open || state.mvpPlayerId !== null) && (
          <MvpCard onChoose={mayChoose ? choose : null} />
        )}
        {open && (
          <div className="flex flex-wrap gap-2">
            <Button
              size="touch"
              variant="secondary"
              className="max-sm:w-full"
              onClick={() => setListing(true)}
            >
              <ClipboardList aria-hidden="true" className="size-5" />
              {t('list.title')}
            </Button>
            <OfficialsButton />
          </div>
        )}
        {isSigned && (
          <Suspense>
            <SignOff />
          </Suspense>
        )}
        {over && (
          <Suspense>
            <TablePhoto matchId={view.id} />
          </Suspense>
        )}
        {(isSigned || state.result !== null || outcome !== null) && (
          <ReportLink matchId={view.id} size="touch" className="self-start max-sm:w-full" />
        )}
        {state.play !== null && state.play.periods.length > 0 && (
          <Card className="px-4 py-2">
            <ConsoleRecord />
          </Card>
        )}
        <Card className="px-4 py-2">
          <h3 className="py-2 text-lg font-extrabold">{t('log.title')}</h3>
          {state.firstHalfAt !== null && playedScore !== undefined && (
            <AsPlayed score={playedScore} />
          )}
          <Actions />
        </Card>
      </div>
      {listing && <ListDialog onClose={() => setListing(false)} />}
      {choosing && (
        <MvpDialog
          confirmLabel={t('mvp.save')}
          onChosen={() => {
            setChoosing(false);
            if (mvpRefusal !== null) onMvpRetried?.();
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
