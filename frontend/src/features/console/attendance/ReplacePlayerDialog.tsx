import {
  type OverrideReason,
  type ReplacementReason,
  replacementReasons,
  type TeamSide,
} from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { MessageLine } from '@/features/console/context/MessageLine';
import { PlayerChoice } from '@/features/console/context/PlayerChoice';
import { lineupOf } from '@/features/console/context/player-book';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Dialog, WordChoice } from '@/shared/ui';
import { AbsentPlayers } from './AbsentPlayers';

interface Props {
  team: TeamSide;
  onClose: () => void;
}

/** Who leaves the list and why, and which registered player takes the place: one step with the last tap. */
export function ReplacePlayerDialog({ team, onClose }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { view, state, players, tap } = useConsole();
  const [leaves, setLeaves] = useState<number | null>(null);
  const [reason, setReason] = useState<ReplacementReason | null>(null);
  const [missing, setMissing] = useState(false);
  const replace = (replacedBy: number, override?: OverrideReason) => {
    setMissing(leaves === null || reason === null);
    if (leaves === null || reason === null) return;
    const roster = { home: [], away: [], [team]: [replacedBy] };
    const given = override && { overrides: [{ playerId: replacedBy, reason: override }] };
    const replacement = { team, playerId: leaves, replacedBy, reason, roster, ...given };
    if (tap({ type: 'ReplacePlayer', ...replacement }) === null) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      touch
      title={t('replacePlayer.title', {
        team: team === 'home' ? view.homeTeamName : view.awayTeamName,
      })}
      description={t('replacePlayer.lead')}
      footer={
        <>
          <MessageLine className="w-full sm:w-auto sm:flex-1" />
          {missing && (
            <p role="alert" className="w-full text-base font-bold text-danger sm:self-center">
              {t('replacePlayer.first')}
            </p>
          )}
        </>
      }
    >
      <div className="@container flex flex-col gap-5 pb-1">
        <PlayerChoice
          legend={t('replacePlayer.leaves')}
          players={lineupOf(players, state.lineup, team)}
          value={leaves}
          onChange={(playerId) => {
            setLeaves(playerId);
            setMissing(false);
          }}
        />
        <WordChoice
          inRow
          legend={t('replacePlayer.reason')}
          options={replacementReasons}
          value={reason}
          label={(option) => t(`replacePlayer.reasons.${option}`)}
          onChoose={(option) => {
            setReason(option);
            setMissing(false);
          }}
        />
        <section className="flex flex-col gap-3">
          <h3 className="eyebrow text-ink-muted">{t('replacePlayer.comes')}</h3>
          <AbsentPlayers team={team} onChoose={replace} />
        </section>
      </div>
    </Dialog>
  );
}
