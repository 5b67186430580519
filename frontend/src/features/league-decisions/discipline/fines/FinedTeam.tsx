import type { FinePayment, TeamFines } from '@kolo/domain';
import { ChevronDown, Plus } from 'lucide-react';
import { type ReactElement, useRef, useState } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useTranslation } from '@/shared/i18n/use-translation';
import { FineLedger } from '@/shared/league/FineLedger';
import { Badge, Button, ConfirmDialog } from '@/shared/ui';
import { RecordPaymentDialog } from './RecordPaymentDialog';
import { useRemoveFinePayment } from './use-fine-payments';

interface Props {
  leagueId: number;
  team: TeamFines;
}

/** The fines of one team, where payments are recorded and removed. */
export function FinedTeam({ leagueId, team }: Props): ReactElement {
  const { t } = useTranslation('discipline');
  const { date, cents } = useFormat();
  const { teamName } = team;
  const [recording, setRecording] = useState(false);
  const [removing, setRemoving] = useState<FinePayment | null>(null);
  const record = useRef<HTMLButtonElement>(null);
  const remove = useRemoveFinePayment(leagueId);
  const close = (): void => setRemoving(null);
  return (
    <details className="group">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 px-4 py-2 font-bold group-open:border-b group-open:bg-raised [&::-webkit-details-marker]:hidden">
        <bdi translate="no" className="min-w-0 flex-1 wrap-anywhere">
          {teamName}
        </bdi>
        <Outstanding outstandingCents={team.outstandingCents} />
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-ink-muted group-open:rotate-180"
        />
      </summary>
      <FineLedger team={team} onRemove={setRemoving} />
      <div className="px-4 pb-4">
        <Button
          ref={record}
          variant="secondary"
          className="max-sm:w-full"
          aria-label={`${t('fines.record')}: ${teamName}`}
          onClick={() => setRecording(true)}
        >
          <Plus aria-hidden="true" className="size-4" />
          <span>{t('fines.record')}</span>
        </Button>
      </div>
      {recording && (
        <RecordPaymentDialog leagueId={leagueId} team={team} onClose={() => setRecording(false)} />
      )}
      {removing !== null && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('fines.removeTitle')}
          description={t('fines.removeText', {
            team: teamName,
            amount: cents(removing.cents),
            day: date(removing.paidOn),
          })}
          confirmLabel={t('fines.remove')}
          pending={remove.isPending}
          focusAfter={record}
          onConfirm={() => remove.mutate(removing.id, { onSettled: close })}
        />
      )}
    </details>
  );
}

function Outstanding({ outstandingCents }: Pick<TeamFines, 'outstandingCents'>): ReactElement {
  const { t } = useTranslation('discipline');
  const { cents } = useFormat();
  if (outstandingCents > 0)
    return <span className="numerals whitespace-nowrap">{cents(outstandingCents)}</span>;
  if (outstandingCents === 0) return <Badge tone="ok">{t('fines.paid')}</Badge>;
  return <Badge>{t('fines.overpaid', { amount: cents(-outstandingCents) })}</Badge>;
}
