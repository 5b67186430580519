import { type LateReason, lateReasons, type OverrideReason, type TeamSide } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { MessageLine } from '@/features/console/context/MessageLine';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Dialog, WordChoice } from '@/shared/ui';
import { AbsentPlayers } from './AbsentPlayers';

interface Props {
  team: TeamSide;
  onClose: () => void;
}

/** The registered players whom the list lacks; from the first whistle on with a reason. */
export function AddPlayerDialog({ team, onClose }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { view, state, tap } = useConsole();
  const [reason, setReason] = useState<LateReason | null>(null);
  const [missing, setMissing] = useState(false);
  const needsReason = state.firstHalfAt !== null;
  const add = (playerId: number, override?: OverrideReason) => {
    setMissing(needsReason && reason === null);
    if (needsReason && reason === null) return;
    const roster = { home: [], away: [], [team]: [playerId] };
    const given = override && { overrides: [{ playerId, reason: override }] };
    if (tap({ type: 'AddPlayer', team, playerId, reason, roster, ...given }) === null) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      touch
      title={t('addPlayer.title', {
        team: team === 'home' ? view.homeTeamName : view.awayTeamName,
      })}
      description={t(needsReason ? 'addPlayer.leadReason' : 'addPlayer.lead')}
      footer={<MessageLine className="w-full" />}
    >
      <div className="@container flex flex-col gap-4 pb-1">
        {needsReason && (
          <WordChoice
            inRow
            legend={t('addPlayer.reason')}
            options={lateReasons}
            value={reason}
            label={(option) => t(`addPlayer.reasons.${option}`)}
            onChoose={(option) => {
              setReason(option);
              setMissing(false);
            }}
          />
        )}
        {missing && (
          <p role="alert" className="text-base font-bold text-danger">
            {t('addPlayer.reasonFirst')}
          </p>
        )}
        <AbsentPlayers team={team} onChoose={add} />
      </div>
    </Dialog>
  );
}
