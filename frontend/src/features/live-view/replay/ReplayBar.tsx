import { History } from 'lucide-react';
import { type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { lazyComponent } from '@/shared/lazy-component';
import type { LiveMatchView } from '@/shared/live/live-match.store';
import { Button } from '@/shared/ui';
import type { Moment } from './moment';

const OpenReplay = lazyComponent(async () => (await import('./OpenReplay')).OpenReplay);

interface Props {
  matchId: number;
  /** The match as it is now. */
  view: LiveMatchView;
  /** Gets the moment to show, and null when the replay is left. */
  onMoment: (moment: Moment | null) => void;
}

/** The button that starts the replay, then its player; nothing before the first whistle. */
export function ReplayBar({ matchId, view, onMoment }: Props): ReactElement | null {
  const { t } = useTranslation('replay');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const match = view.snapshot?.match;
  const begun = match !== undefined && match.clock !== null;
  // When the first whistle is undone there is nothing to watch until the next one.
  useEffect(() => {
    if (!begun) setOpen(false);
  }, [begun]);
  useEffect(() => {
    if (wasOpen.current && !open && document.activeElement === document.body)
      button.current?.focus();
    wasOpen.current = open;
  }, [open]);
  if (!begun) return null;
  const opener = (
    <Button
      ref={button}
      variant="secondary"
      pending={open}
      onClick={() => setOpen(true)}
      className="mt-3 w-full"
    >
      {!open && <History aria-hidden="true" className="size-5" />}
      {t(match.status === 'in_progress' ? 'openSoFar' : 'open')}
    </Button>
  );
  if (!open) return opener;
  return (
    <Suspense fallback={opener}>
      <OpenReplay
        {...{ matchId, view, opener, onMoment }}
        live={match}
        onLeave={() => setOpen(false)}
      />
    </Suspense>
  );
}
