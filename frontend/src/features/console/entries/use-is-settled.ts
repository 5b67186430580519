import { confirmedActions, isOfficial, type LoggedMatchEvent } from '@kolo/domain';
import { useMemo } from 'react';
import { useConsoleAccess } from '@/features/console/console-access';
import { useConsole } from '@/features/console/context/console-context';

const none: ReadonlySet<string> = new Set();

/** Whether an entry can no longer be undone or corrected: the result is official, or confirmed and this a table. */
export function useIsSettled(): (action: Pick<LoggedMatchEvent, 'id'>) => boolean {
  const { state, clock } = useConsole();
  const { mayCancel, practice } = useConsoleAccess();
  const official = isOfficial(state, clock.iso());
  const confirmed = useMemo(
    () => (mayCancel || practice ? none : confirmedActions(state)),
    [state, mayCancel, practice],
  );
  return ({ id }) => official || confirmed.has(id);
}
