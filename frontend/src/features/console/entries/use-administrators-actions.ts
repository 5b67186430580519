import { administratorsActions } from '@kolo/domain';
import { useMemo } from 'react';
import { useConsoleAccess } from '@/features/console/console-access';
import { useConsole } from '@/features/console/context/console-context';

const none: ReadonlySet<string> = new Set();

/** The entries of administrators, where the reader is none and may not undo or correct them. */
export function useAdministratorsActions(): ReadonlySet<string> {
  const { state } = useConsole();
  const { mayCancel, practice } = useConsoleAccess();
  return useMemo(
    () => (mayCancel || practice ? none : administratorsActions(state)),
    [state, mayCancel, practice],
  );
}
