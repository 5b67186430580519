import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { countsOnce } from '@/features/console/context/use-one-tap';
import { KeyHint } from '@/features/console/ruled-match/keyboard/KeyHint';

interface Props {
  /** The words and the team, for screen readers and voice control. */
  label: string;
  words: ReactNode;
  icon: ReactNode;
  detail?: ReactNode;
  hint?: string | undefined;
  primary?: boolean;
  /** Rarely needed now; it stays a button, because a forgotten entry may be made. */
  dimmed?: boolean;
  onPress: () => void;
}

/** One entry of a team: at least 64 px and taller where the screen has room, 48 px on a phone. */
export function ActionButton({
  label,
  words,
  icon,
  detail,
  hint,
  primary = false,
  dimmed = false,
  onPress,
}: Props): ReactElement {
  return (
    <button
      {...countsOnce}
      type="button"
      aria-label={label}
      onClick={onPress}
      className={clsx(
        'flex min-h-touch @max-[40rem]:min-h-[48px] @max-[40rem]:flex-none short:min-h-[48px] min-w-0 flex-1 touch-manipulation flex-col items-center justify-center gap-1 rounded-card border-2 px-1 select-none',
        'transition-transform duration-100 active:scale-[0.97]',
        dimmed
          ? 'border-line bg-sunken text-ink-muted'
          : primary
            ? 'border-transparent bg-accent text-on-accent hover:bg-accent-hover'
            : 'border-line-strong/45 bg-surface hover:border-line-strong',
      )}
    >
      <span
        className={clsx(
          'flex items-center gap-2 text-center leading-tight font-extrabold short:gap-1',
          primary
            ? 'text-xl @max-[16rem]:text-base'
            : 'text-base @[40rem]:text-lg short:text-sm! @max-[16rem]:text-sm!',
        )}
      >
        {icon}
        {words}
        {hint !== undefined && <KeyHint name={hint} />}
      </span>{' '}
      {detail}
    </button>
  );
}
