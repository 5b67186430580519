import { type AbandonReason, abandonReasons, type Fault, faults, scoreOf } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { MessageLine } from '@/features/console/context/MessageLine';
import { ScoreLine } from '@/features/console/context/ScoreLine';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog, WordChoice } from '@/shared/ui';

interface Props {
  reason: AbandonReason | null;
  onClose: () => void;
  onAbandoned: () => void;
}

/** Why the match stops, and through whose fault, for the league that decides about it. */
export function AbandonDialog({ reason: given, onClose, onAbandoned }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { t: common } = useTranslation();
  const { state, view, tap } = useConsole();
  const [reason, setReason] = useState(given);
  const [atFault, setAtFault] = useState<Fault>('none');
  const [missing, setMissing] = useState(false);
  const { home, away } = scoreOf(state);
  const teams = { home: view.homeTeamName, away: view.awayTeamName };
  const faultName = (fault: Fault) =>
    fault === 'home' || fault === 'away' ? teams[fault] : t(`abandon.fault.${fault}`);
  const abandon = () => {
    setMissing(reason === null);
    if (reason === null) return;
    onClose();
    if (tap({ type: 'AbandonMatch', reason, atFault }) === null) onAbandoned();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      touch
      title={t('abandon.action')}
      description={t('abandon.next', { home: home ?? 0, away: away ?? 0 })}
      footer={
        <>
          <MessageLine className="w-full sm:w-auto sm:flex-1" />
          {missing && (
            <p
              role="alert"
              className="w-full self-center text-base font-bold text-danger sm:w-auto sm:flex-1"
            >
              {t('abandon.reasonNeeded')}
            </p>
          )}
          <Button size="touch" variant="secondary" className="max-sm:flex-1" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button size="touch" variant="danger" className="max-sm:flex-1" onClick={abandon}>
            {t('abandon.action')}
          </Button>
        </>
      }
    >
      <ScoreLine />
      <div className="flex flex-col gap-4 pb-1">
        <WordChoice
          legend={t('abandon.reason.label')}
          options={abandonReasons}
          value={reason}
          label={(option) => t(`abandon.reason.${option}`)}
          onChoose={(chosen) => {
            setReason(chosen);
            setMissing(false);
          }}
        />
        <WordChoice
          legend={t('abandon.fault.label')}
          options={faults}
          value={atFault}
          label={faultName}
          onChoose={setAtFault}
        />
      </div>
    </Dialog>
  );
}
