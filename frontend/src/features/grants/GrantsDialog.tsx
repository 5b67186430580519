import type { CreatedGrant, GrantView } from '@kolo/domain';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Dialog, SkeletonRows } from '@/shared/ui';
import { GrantList } from './GrantList';
import { type GrantedMatch, grantsPath, nameOf } from './granted-match';
import { MadeGrant } from './MadeGrant';
import { MatchReferees } from './MatchReferees';
import { NewGrant } from './NewGrant';

interface Props {
  match: GrantedMatch;
  asAdministrator: boolean;
  onClose: () => void;
}

export function GrantsDialog({ match, asAdministrator, onClose }: Props): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const [made, setMade] = useState<CreatedGrant | null>(null);
  const grants = useQuery<GrantView[]>({
    queryKey: [grantsPath(match.id)],
    refetchOnMount: 'always',
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('grants.title')}
      description={nameOf(match)}
      size="lg"
    >
      <div className="flex flex-col gap-6 pb-4">
        {made === null ? (
          <NewGrant match={match} mayBeWholeDay={asAdministrator} onMade={setMade} />
        ) : (
          <MadeGrant match={match} made={made} onDone={() => setMade(null)} />
        )}
        <section>
          <h3 className="mb-2 font-bold">{t('grants.given')}</h3>
          <Loaded query={grants} loading={<SkeletonRows rows={2} />}>
            {(list) => <GrantList match={match} grants={list} />}
          </Loaded>
        </section>
        {asAdministrator && <MatchReferees match={match} />}
      </div>
    </Dialog>
  );
}
