import {
  type ConsoleCommand,
  type GoalKind,
  type MatchState,
  periodAfterSignal,
} from '@kolo/domain';
import { type ReactElement, useCallback, useRef, useState } from 'react';
import type { OpenConsole } from '@/features/console/context/console-context';
import type { PlayerBook } from '@/features/console/context/player-book';
import type { MatchConsole } from '@/features/console/log/match-console';
import type { TFunction } from '@/shared/i18n/text-keys';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ConfirmDialog } from '@/shared/ui';
import { type LastInstant, lastInstantBeforeBreak } from './last-instant';

/** The reason for doubting a goal: its time, or its scorer. */
type Doubt =
  | { type: 'half-time' }
  | ({ type: 'break'; tappedAt: number } & LastInstant)
  | { type: 'after-signal'; period: number }
  | { type: 'sent-off'; playerId: number };

type Tapped = Parameters<OpenConsole['tap']>;

interface DoubtfulGoal {
  made: Tapped;
  /** ISO 8601 instant of the tap. */
  at: string;
  doubt: Doubt;
}

interface Doubts {
  tap: OpenConsole['tap'];
  question: ReactElement | null;
}

/** Asks once about a goal that is possible but unlikely: once per half-time, signal and player. */
export function useDoubts(
  state: MatchState,
  players: PlayerBook,
  matchConsole: Pick<MatchConsole, 'tap' | 'clock'>,
): Doubts {
  const { t } = useTranslation(['console', 'ruledConsole']);
  const settled = useRef(new Set<string>());
  const [doubtful, setDoubtful] = useState<DoubtfulGoal | null>(null);
  const nextDoubt = useCallback(
    ([command]: Tapped, at: string) =>
      doubtsOf(state, command, Date.parse(at)).find((each) => !settled.current.has(nameOf(each))),
    [state],
  );
  const tap = useCallback(
    (...made: Tapped) => {
      const at = matchConsole.clock.iso();
      const doubt = nextDoubt(made, at);
      if (doubt === undefined) return matchConsole.tap(...made);
      setDoubtful({ made, at, doubt });
      return null;
    },
    [nextDoubt, matchConsole],
  );
  if (doubtful === null) return { tap, question: null };
  const { made, at, doubt } = doubtful;
  // The goal keeps the time of its tap, however long the answer takes.
  const settle = (time: string, ...answered: Doubt[]) => {
    for (const each of answered) settled.current.add(nameOf(each));
    const next = nextDoubt(made, time);
    setDoubtful(next === undefined ? null : { made, at: time, doubt: next });
    const [command, onMade] = made;
    if (next === undefined) matchConsole.tap(command, onMade, time);
  };
  const confirm = () => settle(at, doubt);
  const inTheLastSecond = ({ last, period }: LastInstant) =>
    settle(last, doubt, { type: 'after-signal', period });
  const question = (
    <ConfirmDialog
      open
      onOpenChange={() => setDoubtful(null)}
      size="touch"
      variant="primary"
      {...wordsOf(doubt, players, t)}
      {...(doubt.type === 'break'
        ? {
            other: { label: t('ruledConsole:doubt.withoutMinute'), onChoose: confirm },
            confirmLabel: t('ruledConsole:doubt.lastSecond'),
            onConfirm: () => inTheLastSecond(doubt),
          }
        : { confirmLabel: t('goal.record'), onConfirm: confirm })}
    />
  );
  return { tap, question };
}

function wordsOf(
  doubt: Doubt,
  players: PlayerBook,
  t: TFunction<['console', 'ruledConsole']>,
): { title: string; description: string } {
  switch (doubt.type) {
    case 'half-time':
      return { title: t('doubt.halfTime'), description: t('doubt.halfTimeText') };
    case 'break':
      return {
        title: t('ruledConsole:doubt.break'),
        description: t('ruledConsole:doubt.breakText'),
      };
    case 'after-signal':
      return {
        title: t('ruledConsole:doubt.afterSignal'),
        description: t('ruledConsole:doubt.afterSignalText'),
      };
    case 'sent-off': {
      const player = players.label(doubt.playerId);
      return { title: t('doubt.sentOff', { player }), description: t('doubt.sentOffText') };
    }
  }
}

function nameOf(doubt: Doubt): string {
  switch (doubt.type) {
    case 'half-time':
      return doubt.type;
    case 'break':
      return `${doubt.type} ${doubt.tappedAt}`;
    case 'after-signal':
      return `${doubt.type} ${doubt.period}`;
    case 'sent-off':
      return `${doubt.type} ${doubt.playerId}`;
  }
}

function doubtsOf(state: MatchState, command: ConsoleCommand, now: number): Doubt[] {
  const goal = goalOf(command);
  if (goal === null) return [];
  const { scorer, kind } = goal;
  const { matchState, players } = state;
  const last = lastInstantBeforeBreak(state, now);
  const signal = periodAfterSignal(state, kind, new Date(now).toISOString());
  const sentOff = scorer !== null && (players[scorer]?.redCards ?? 0) > 0;
  return [
    ...(matchState === 'half-time' && !state.play ? [{ type: 'half-time' } as const] : []),
    ...(last === null ? [] : [{ type: 'break', tappedAt: now, ...last } as const]),
    ...(signal === null ? [] : [{ type: 'after-signal', period: signal } as const]),
    ...(sentOff ? [{ type: 'sent-off', playerId: scorer } as const] : []),
  ];
}

function goalOf(command: ConsoleCommand): { scorer: number | null; kind: GoalKind } | null {
  if (command.type === 'RecordGoal') return command;
  if (command.type === 'RaisePlayerCounter' && command.counter === 'goals')
    return { scorer: command.playerId, kind: 'open-play' };
  return null;
}
