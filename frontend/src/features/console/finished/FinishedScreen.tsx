import { isMvpAdministrators } from '@kolo/domain';
import { type ReactElement, Suspense, useState } from 'react';
import { useConsoleAccess } from '@/features/console/console-access';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { lazyComponent } from '@/shared/page/lazy-component';
import { ReportLink } from '@/shared/reports/ReportLink';
import { AfterTheMatch } from './AfterTheMatch';
import { ConsoleChangesNote } from './ConsoleChangesNote';
import { Corrections } from './Corrections';
import { FinishedHeader } from './FinishedHeader';
import { finishedMatch } from './finished-match';
import { MvpCard, MvpRefused } from './MvpCard';
import { MvpDialog } from './MvpDialog';
import { PlayedLog } from './PlayedLog';

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
  const { mayCancel, grant } = useConsoleAccess();
  const [choosing, setChoosing] = useState(false);
  const choose = () => setChoosing(true);
  const { isOpen, isOver, isSigned, hasReport } = finishedMatch(state, clock.iso());
  const mayChoose = isOpen && (mayCancel || !isMvpAdministrators(state));
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex max-w-3xl flex-col gap-4 p-3 sm:p-6">
        <FinishedHeader notice={notice} />
        {view.consoleChanges !== undefined && <ConsoleChangesNote changes={view.consoleChanges} />}
        {state.result !== null && <p>{t('finished.recorded')}</p>}
        {mvpRefusal !== null && (
          <MvpRefused
            sentence={mvpRefusal}
            onRetry={isOpen ? choose : null}
            onSkip={onMvpSkipped}
          />
        )}
        {grant !== null && state.status !== 'cancelled' && <AfterTheMatch />}
        {mvpRefusal === null && (isOpen || state.mvpPlayerId !== null) && (
          <MvpCard onChoose={mayChoose ? choose : null} />
        )}
        <Corrections isOpen={isOpen} />
        {isSigned && (
          <Suspense>
            <SignOff />
          </Suspense>
        )}
        {isOver && (
          <Suspense>
            <TablePhoto matchId={view.id} />
          </Suspense>
        )}
        {hasReport && (
          <ReportLink matchId={view.id} size="touch" className="self-start max-sm:w-full" />
        )}
        <PlayedLog />
      </div>
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
