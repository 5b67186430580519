import type { PredictionGroupView } from '@kolo/domain';
import type { ReactElement } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card, CardBody, CardHeader, EmptyState, SkeletonRows } from '@/shared/ui';
import { ClosedMatch } from './ClosedMatch';
import { GroupTools } from './GroupTools';
import { PredictionForm, savedScore } from './PredictionForm';
import { Standings } from './Standings';
import { useGroup } from './use-predictions';

interface Props {
  groupId: number;
  leagueId: number | null;
  onEnd: () => void;
}

/** On a phone the matches are between the standings and what is rarely needed. */
export function GroupView({ groupId, leagueId, onEnd }: Props): ReactElement {
  const { t } = useTranslation('predictions');
  return (
    <Loaded
      query={useGroup(groupId, leagueId)}
      errorTitle={t('failed')}
      loading={<SkeletonRows rows={6} rowClassName="h-24" />}
    >
      {(group) => (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[2fr_1fr]">
          <Matches group={group} />
          <div className="contents lg:grid lg:gap-6">
            <Card className="max-lg:order-first">
              <CardHeader title={<bdi translate="no">{group.name}</bdi>} level={2} />
              <Standings standings={group.standings} />
              <p className="border-t px-4 py-3 text-xs text-ink-muted">
                {t(`counts.${group.result}`)}
              </p>
            </Card>
            <Card className="max-lg:order-last">
              <CardBody>
                <GroupTools group={group} onEnd={onEnd} />
              </CardBody>
            </Card>
          </div>
        </div>
      )}
    </Loaded>
  );
}

function Matches({ group }: { group: PredictionGroupView }): ReactElement {
  const { t } = useTranslation('predictions');
  const open = group.matches.filter(({ isOpen }) => isOpen);
  const closed = group.matches.filter(({ isOpen }) => !isOpen).toReversed();
  const grid = 'mt-3 grid gap-3 sm:grid-cols-2';
  return (
    <div>
      <h2 className="headline text-2xl">{t('open')}</h2>
      {open.length === 0 ? (
        <EmptyState title={t('noOpen')} />
      ) : (
        <ul className={grid}>
          {open.map((match) => (
            <li key={match.id}>
              <Card className="h-full px-4 py-3">
                <PredictionForm key={savedScore(match.own)} match={match} own={match.own} />
              </Card>
            </li>
          ))}
        </ul>
      )}
      {closed.length > 0 && (
        <>
          <h2 className="headline mt-8 text-2xl">{t('closed')}</h2>
          <ul className={grid}>
            {closed.map((match) => (
              <ClosedMatch key={match.id} match={match} members={group.standings} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
