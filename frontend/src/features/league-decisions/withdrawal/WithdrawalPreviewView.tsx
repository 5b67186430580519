import type { TeamView, WithdrawalPreview } from '@kolo/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { SkeletonRows } from '@/shared/ui';
import { ChangedMatches } from './ChangedMatches';
import { ChangesTable } from './ChangesTable';
import { scorerChanges, tableChanges } from './changes';

interface Props {
  leagueId: number;
  team: TeamView;
  preview: UseQueryResult<WithdrawalPreview>;
}

/** Effects of the withdrawal: nothing is decided yet. */
export function WithdrawalPreviewView({ leagueId, team, preview }: Props): ReactElement {
  const { t } = useTranslation('decisions');
  return (
    <Loaded
      query={preview}
      errorTitle={t('withdraw.previewFailed')}
      loading={<SkeletonRows rows={6} />}
    >
      {({ before, after, matches, lists }) => (
        <div className="grid gap-6 py-2">
          <p className="font-semibold wrap-anywhere">
            {t('withdraw.consequences', { team: team.name })}
          </p>
          <ChangesTable
            title={t('withdraw.table')}
            count={t('withdraw.points')}
            rows={tableChanges(before, after)}
          />
          <ChangedMatches leagueId={leagueId} matches={matches} />
          <ChangesTable
            title={t('withdraw.scorers')}
            count={t('withdraw.goals')}
            rows={scorerChanges(lists.scorers.before, lists.scorers.after)}
            empty={t('withdraw.sameScorers')}
          />
        </div>
      )}
    </Loaded>
  );
}
