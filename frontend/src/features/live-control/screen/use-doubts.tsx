import type { MatchState, TabletCommand } from '@kolo/domain';
import { type ReactElement, useCallback, useRef, useState } from 'react';
import type { MatchControl } from '@/features/live-control/log/match-control';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ConfirmDialog } from '@/shared/ui';
import type { Controlled } from './control-context';
import type { PlayerBook } from './player-book';

/** What makes a goal doubtful: its time, or its scorer. */
type Doubt = { type: 'half-time' } | { type: 'sent-off'; playerId: number };

interface Doubts {
  tap: Controlled['tap'];
  question: ReactElement | null;
}

/** Asks once about a goal that is possible but unlikely: once per half-time and per player. */
export function useDoubts(
  state: MatchState,
  players: PlayerBook,
  control: Pick<MatchControl, 'tap'>,
): Doubts {
  const { t } = useTranslation('control');
  const settled = useRef(new Set<string>());
  const [asked, setAsked] = useState<{ command: TabletCommand; doubt: Doubt } | null>(null);
  const tap = useCallback(
    (command: TabletCommand) => {
      const doubt = doubtsOf(state, command).find((each) => !settled.current.has(nameOf(each)));
      if (doubt === undefined) return control.tap(command);
      setAsked({ command, doubt });
      return null;
    },
    [state, control],
  );
  if (asked === null) return { tap, question: null };
  const { command, doubt } = asked;
  const confirm = () => {
    settled.current.add(nameOf(doubt));
    setAsked(null);
    tap(command);
  };
  const question = (
    <ConfirmDialog
      open
      onOpenChange={() => setAsked(null)}
      size="touch"
      variant="primary"
      title={
        doubt.type === 'half-time'
          ? t('doubt.halfTime')
          : t('doubt.sentOff', { player: players.label(doubt.playerId) })
      }
      description={t(doubt.type === 'half-time' ? 'doubt.halfTimeText' : 'doubt.sentOffText')}
      confirmLabel={t('goal.record')}
      onConfirm={confirm}
    />
  );
  return { tap, question };
}

const nameOf = (doubt: Doubt): string =>
  doubt.type === 'half-time' ? doubt.type : `${doubt.type} ${doubt.playerId}`;

function doubtsOf({ matchState, players }: MatchState, command: TabletCommand): Doubt[] {
  const scorer = scorerOf(command);
  if (scorer === undefined) return [];
  const sentOff = scorer !== null && (players[scorer]?.redCards ?? 0) > 0;
  return [
    ...(matchState === 'half-time' ? [{ type: 'half-time' } as const] : []),
    ...(sentOff ? [{ type: 'sent-off', playerId: scorer } as const] : []),
  ];
}

/** Null where a goal has no named scorer; undefined for any other command. */
function scorerOf(command: TabletCommand): number | null | undefined {
  if (command.type === 'RecordGoal') return command.scorer;
  if (command.type === 'RaisePlayerCounter' && command.counter === 'goals') return command.playerId;
  return undefined;
}
