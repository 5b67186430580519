import type { TeamView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@/shared/i18n/use-translation';
import { AdjustmentNotes } from '@/shared/league/PointsAdjustments';
import { type AdjustmentFields, changeOf } from './adjustment-fields';

/** The note that everybody will read below the table. */
export function FootnotePreview({ teams }: { teams: readonly TeamView[] }): ReactElement | null {
  const { t } = useTranslation('decisions');
  const change = changeOf(useFormContext<AdjustmentFields>().watch());
  const team = teams.find(({ id }) => id === change?.teamId);
  if (change === null || team === undefined) return null;
  return (
    <div className="rounded-control bg-raised px-3 py-2.5 sm:col-span-2">
      <p className="mb-1 text-xs font-semibold text-ink-muted">{t('below')}</p>
      <AdjustmentNotes rows={[{ teamId: team.id, teamName: team.name, adjustments: [change] }]} />
    </div>
  );
}
