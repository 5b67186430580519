import type { LiveMatch } from '@kolo/domain';
import { clsx } from 'clsx';
import { History } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';

interface Props {
  match: LiveMatch;
  /** Whether a replay is open. */
  open: boolean;
  /** A replay has just been left, and the focus with it. */
  takesFocus: boolean;
  onToggle: () => void;
}

/** Opens and leaves the replay; on a phone an icon beside the tabs. */
export function ReplayButton({ match, open, takesFocus, onToggle }: Props): ReactElement {
  const { t } = useTranslation('replay');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) button.current?.focus();
  }, [takesFocus]);
  const label = t(match.status === 'in_progress' ? 'openSoFar' : 'open');
  return (
    <Button
      ref={button}
      variant="ghost"
      size="sm"
      aria-pressed={open}
      title={label}
      onClick={onToggle}
      className={clsx('min-h-11 shrink-0 max-lg:px-3', open && 'text-accent-ink')}
    >
      <History aria-hidden="true" className="size-5" />
      <span className="max-lg:sr-only">{label}</span>
    </Button>
  );
}
