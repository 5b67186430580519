import { administratorsActions } from '@kolo/domain';
import { useMemo } from 'react';
import { useTable } from '@/features/live-control/table-context';
import { useControlled } from './control-context';

const none: ReadonlySet<string> = new Set();

/** The entries of administrators, where the reader is none and may not undo or correct them. */
export function useAdministratorsActions(): ReadonlySet<string> {
  const { state } = useControlled();
  const { mayCancel, practice } = useTable();
  return useMemo(
    () => (mayCancel || practice ? none : administratorsActions(state)),
    [state, mayCancel, practice],
  );
}
