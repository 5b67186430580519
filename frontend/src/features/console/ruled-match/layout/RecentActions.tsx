import { type LoggedMatchEvent, liveMatch, rowOf, standingAction } from '@kolo/domain';
import { Lock, Pencil } from 'lucide-react';
import { type ReactElement, useMemo, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { CorrectionDialog, correctable } from '@/features/console/entries/CorrectionDialog';
import { FlagButton } from '@/features/console/entries/FlagButton';
import { useActionLabel } from '@/features/console/entries/use-action-label';
import { useAdministratorsActions } from '@/features/console/entries/use-administrators-actions';
import { useTranslation } from '@/shared/i18n/use-translation';
import { EntryRow } from './EntryRow';

const shown = 6;

/** The latest entries, each a tap away from its correction. */
export function RecentActions(): ReactElement {
  const { t } = useTranslation(['ruledConsole', 'console']);
  const { state } = useConsole();
  const label = useActionLabel();
  const timeline = useMemo(() => liveMatch(state).timeline, [state]);
  const theirs = useAdministratorsActions();
  const [opened, setOpened] = useState<LoggedMatchEvent | null>(null);
  const latest = state.actions
    .filter(({ type }) => rowOf(type).correct !== 'nothing')
    .slice(-shown)
    .reverse();
  return (
    <section aria-label={t('recent.title')} className="min-h-0">
      <h2 className="eyebrow mb-1 px-1 text-ink-muted">{t('recent.title')}</h2>
      {latest.length === 0 && (
        <p className="px-1 text-base text-ink-muted">{t('console:log.empty')}</p>
      )}
      <ol className="flex flex-col gap-1">
        {latest.map((action) => {
          const isTheirs = theirs.has(action.id);
          const subject = isTheirs ? undefined : correctable(state, action);
          const entry = timeline[action.id];
          return (
            <li key={action.id} className="flex items-center gap-1">
              <button
                type="button"
                disabled={subject === undefined}
                onClick={() => setOpened(subject ?? null)}
                className="flex min-h-12 min-w-0 flex-1 items-center gap-2 rounded-control border bg-surface px-3 py-1 text-left text-base leading-tight font-semibold enabled:hover:bg-raised short:gap-1.5 short:px-2 @max-[40rem]:gap-1.5 @max-[40rem]:px-2"
              >
                {/* Added to the name, not in place of it: the visible words of the row stay part of it. */}
                <span className="sr-only">
                  {isTheirs
                    ? t('console:undo.administrators', { action: label(action) })
                    : t('console:correction.open', { action: label(action) })}
                </span>
                {entry !== undefined && 'team' in entry ? (
                  <EntryRow entry={entry} action={standingAction(state, action.id) ?? action} />
                ) : (
                  <span className="min-w-0 flex-1 first-letter:uppercase">{label(action)}</span>
                )}
                {isTheirs && <Lock aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />}
                {subject !== undefined && (
                  <Pencil aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
                )}
              </button>
              <FlagButton action={action} short />
            </li>
          );
        })}
      </ol>
      {opened !== null && <CorrectionDialog action={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
