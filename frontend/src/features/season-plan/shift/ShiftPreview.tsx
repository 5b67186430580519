import type { MovedFixtures } from '@kolo/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { MovedMatches } from '@/features/season-plan/moved/MovedMatches';
import { useMatchNames } from '@/features/season-plan/moved/use-match-names';
import { Loaded } from '@/shared/api';
import { useFormat } from '@/shared/i18n';
import { useTranslation } from '@/shared/i18n/use-translation';
import { SkeletonRows } from '@/shared/ui';
import type { Shift } from './use-shift';

interface Props {
  leagueId: number;
  shift: Shift;
  preview: UseQueryResult<MovedFixtures>;
}

/** What moves and what stays: nothing has happened yet. */
export function ShiftPreview({ leagueId, shift, preview }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const format = useFormat();
  const { minutes } = shift;
  return (
    <div className="grid gap-3">
      <p role="status" className="font-semibold">
        {t('shift.sentence', { time: format.time(shift.from), minutes })}
      </p>
      <Loaded query={preview} errorTitle={t('shift.failed')} loading={<SkeletonRows rows={2} />}>
        {({ moved, stayed }) => (
          <>
            {moved.length === 0 ? (
              <p className="text-sm">{t('shift.nothing')}</p>
            ) : (
              <MovedMatches
                leagueId={leagueId}
                moved={moved.map(({ matchId, from, to, venue }) => ({
                  matchId,
                  from: { at: from, venue },
                  to: { at: to, venue },
                }))}
              />
            )}
            {stayed.length > 0 && <Stayed leagueId={leagueId} stayed={stayed} />}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Stayed({ leagueId, stayed }: { leagueId: number; stayed: number[] }): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const names = useMatchNames(leagueId);
  return (
    <section>
      <h3 className="mb-1 text-sm font-bold">{t('shift.stayed')}</h3>
      <ul className="list-disc pl-5 text-sm text-ink-muted">
        {stayed.map((id) => (
          <li key={id}>
            <bdi translate="no">{names.name(id)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
