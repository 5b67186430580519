import { type LateReason, lateReasons, type OverrideReason, type TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import { type ReactElement, useEffect, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { MessageLine } from '@/features/console/context/MessageLine';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Dialog, WordChoice } from '@/shared/ui';
import { SuspendedRow } from './SuspendedRow';
import { SuspensionsAsOf } from './SuspensionsAsOf';

interface Props {
  team: TeamSide;
  onClose: () => void;
}

/** The registered players whom the list lacks; from the first whistle on with a reason. */
export function AddPlayerDialog({ team, onClose }: Props): ReactElement {
  const { t } = useTranslation('console');
  const { view, state, players, tap, refresh } = useConsole();
  const [reason, setReason] = useState<LateReason | null>(null);
  const [missing, setMissing] = useState(false);
  // A player may have been approved since the tablet read them.
  useEffect(() => void refresh(), [refresh]);
  const needsReason = state.firstHalfAt !== null;
  const listed = new Set(state.lineup?.[team]);
  const absent = players.squad[team].filter(({ id }) => !listed.has(id));
  const add = (playerId: number, override?: OverrideReason) => {
    setMissing(needsReason && reason === null);
    if (needsReason && reason === null) return;
    const roster = { home: [], away: [], [team]: [playerId] };
    const given = override && { overrides: [{ playerId, reason: override }] };
    if (tap({ type: 'AddPlayer', team, playerId, reason, roster, ...given }) === null) onClose();
  };
  const suspensionOf = (id: number) =>
    view.suspended?.players.find(({ playerId }) => playerId === id);
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
        <SuspensionsAsOf />
        {absent.length === 0 && <p className="text-base text-ink-muted">{t('addPlayer.nobody')}</p>}
        <ul className="grid gap-1.5 @[30rem]:grid-cols-2">
          {absent.map((player) => {
            const { id, jerseyNumber, name } = player;
            const suspension = suspensionOf(id);
            return (
              <li key={id} className={clsx(suspension && 'col-span-full')}>
                {suspension === undefined ? (
                  <button
                    type="button"
                    onClick={() => add(id)}
                    className="flex min-h-touch w-full touch-manipulation items-center gap-3 rounded-control border-2 border-line-strong/45 bg-surface px-3 text-left text-base font-bold select-none hover:border-line-strong active:scale-[0.98]"
                  >
                    <span className="numerals w-8 shrink-0 text-right text-xl font-extrabold">
                      {jerseyNumber}
                    </span>{' '}
                    <span className="min-w-0 flex-1 break-words">{name}</span>
                  </button>
                ) : (
                  <SuspendedRow
                    player={player}
                    suspension={suspension}
                    onOverride={(override) => add(id, override)}
                  />
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Dialog>
  );
}
