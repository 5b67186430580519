import { matchRecord } from '@kolo/domain';
import { type ReactElement, Suspense } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { RecordOfMatch } from '@/shared/live/record/RecordOfMatch';

/** Numbers read aloud at half-time and written on the report; nothing without a rule sheet. */
export function ConsoleRecord({ className }: { className?: string }): ReactElement | null {
  const { t } = useTranslation('console');
  const { state, view, players } = useConsole();
  const record = matchRecord(state);
  if (!state.play || record === null || record.periods.length === 0) return null;
  const playerOf = (id: number) => ({
    number: players.player(id)?.jerseyNumber ?? null,
    name: players.label(id),
  });
  return (
    <section aria-label={t('record.title')} className={className}>
      <h3 className="py-2 text-lg font-extrabold">{t('record.title')}</h3>
      <p className="mb-2 flex justify-between gap-4 text-sm font-bold text-ink-muted">
        <bdi translate="no" className="wrap-anywhere">
          {view.homeTeamName}
        </bdi>
        <bdi translate="no" className="text-right wrap-anywhere">
          {view.awayTeamName}
        </bdi>
      </p>
      <Suspense>
        <RecordOfMatch rules={state.play.rules} {...{ record, playerOf }} />
      </Suspense>
    </section>
  );
}
