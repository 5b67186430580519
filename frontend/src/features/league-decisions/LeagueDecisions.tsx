import type { TeamView } from '@kolo/domain';
import { Dices, DoorOpen, Gavel, Plus } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { Loaded } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { useLeagueTeams } from '@/shared/league/queries';
import { Button, Card, EmptyState, SkeletonRows } from '@/shared/ui';
import { SectionHeader } from '@/shared/ui/SectionHeader';
import { AdjustPointsDialog } from './AdjustPointsDialog';
import { DecisionRow } from './DecisionRow';
import { DrawLotsDialog } from './DrawLotsDialog';
import type { ListedDecision } from './decision-list';
import { UndoDialog } from './UndoDialog';
import { useDecisions } from './use-decisions';
import { WithdrawalDialog } from './withdrawal/WithdrawalDialog';

/** Decisions of the league beside its matches, each with its undo. */
export function LeagueDecisions({ leagueId }: { leagueId: number }): ReactElement {
  const { t } = useTranslation('decisions');
  const decisions = useDecisions(leagueId);
  const teams = useLeagueTeams(leagueId);
  const [open, setOpen] = useState<'points' | 'lots' | 'withdrawal' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <section aria-label={t('title')} className="grid gap-4">
      <SectionHeader title={t('title')} lead={t('lead')}>
        <Button variant="secondary" onClick={() => setOpen('points')}>
          <Plus aria-hidden="true" className="size-4" />
          {t('points')}
        </Button>
        <Button variant="secondary" onClick={() => setOpen('lots')}>
          <Dices aria-hidden="true" className="size-4" />
          {t('lots.title')}
        </Button>
        <Button
          variant="secondary"
          disabled={teams.data === undefined}
          onClick={() => setOpen('withdrawal')}
        >
          <DoorOpen aria-hidden="true" className="size-4" />
          {t('withdraw.open')}
        </Button>
      </SectionHeader>
      <Loaded
        query={decisions}
        errorTitle={t('loadFailed')}
        loading={<SkeletonRows rows={3} rowClassName="h-20" />}
      >
        {(all) => (
          <Loaded query={teams}>
            {(known) => <DecisionList leagueId={leagueId} decisions={all} teams={known} />}
          </Loaded>
        )}
      </Loaded>
      {open === 'points' && <AdjustPointsDialog leagueId={leagueId} onClose={close} />}
      {open === 'lots' && <DrawLotsDialog leagueId={leagueId} onClose={close} />}
      {open === 'withdrawal' && (
        <WithdrawalDialog leagueId={leagueId} teams={teams.data ?? []} onClose={close} />
      )}
    </section>
  );
}

interface ListProps {
  leagueId: number;
  decisions: readonly ListedDecision[];
  teams: readonly TeamView[];
}

function DecisionList({ leagueId, decisions, teams }: ListProps): ReactElement {
  const { t } = useTranslation('decisions');
  const [undoing, setUndoing] = useState<ListedDecision | null>(null);
  const list = useRef<HTMLOListElement>(null);
  if (decisions.length === 0)
    return (
      <EmptyState
        icon={<Gavel aria-hidden="true" className="size-7" />}
        title={t('empty')}
        description={t('emptyHint')}
      />
    );
  return (
    <Card>
      <ol ref={list} tabIndex={-1} reversed className="divide-y outline-none">
        {decisions.map((decision) => (
          <li key={decision.event.id}>
            <DecisionRow teams={teams} decision={decision} onUndo={() => setUndoing(decision)} />
          </li>
        ))}
      </ol>
      {undoing && (
        <UndoDialog
          leagueId={leagueId}
          teams={teams}
          decision={undoing}
          focusAfter={list}
          onClose={() => setUndoing(null)}
        />
      )}
    </Card>
  );
}
