import type { LiveMatch } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useMatchNotes } from '@/shared/live/use-match-notes';

/** Fouls, numbers on the pitch and a timeout in one line: frames are low. */
export function EmbeddedNotes({ match }: { match: LiveMatch }): ReactElement {
  const notes = useMatchNotes(match);
  return (
    <p className="-mt-2 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 pb-2 text-xs font-semibold text-ink-muted empty:hidden">
      {notes.map(({ label, value }) => (
        <span key={label} className="inline-flex items-center gap-1.5">
          <span>{label}</span>
          <span className="numerals rounded bg-raised px-1.5 py-0.5 font-extrabold text-ink">
            {value}
          </span>
        </span>
      ))}
    </p>
  );
}
