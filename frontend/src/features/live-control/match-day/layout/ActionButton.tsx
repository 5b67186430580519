import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { KeyHint } from '@/features/live-control/match-day/keyboard/KeyHint';
import { countsOnce } from '@/features/live-control/screen/use-one-tap';

interface Props {
  /** The words and the team, for those who hear the button or call it by its words. */
  label: string;
  words: string;
  icon: ReactNode;
  detail?: ReactNode;
  hint?: string | undefined;
  primary?: boolean;
  onPress: () => void;
}

/** One fact of a team: at least 64 px and taller where the screen has room, 48 px on a phone. */
export function ActionButton({
  label,
  words,
  icon,
  detail,
  hint,
  primary = false,
  onPress,
}: Props): ReactElement {
  return (
    <button
      {...countsOnce}
      type="button"
      aria-label={label}
      onClick={onPress}
      className={clsx(
        'flex min-h-touch @max-[40rem]:min-h-12 min-w-0 flex-1 touch-manipulation flex-col items-center justify-center gap-1 rounded-card border-2 px-1 select-none',
        'transition-transform duration-100 active:scale-[0.97]',
        primary
          ? 'border-transparent bg-accent text-on-accent hover:bg-accent-hover'
          : 'border-line-strong/45 bg-surface hover:border-line-strong',
      )}
    >
      <span
        className={clsx(
          'flex items-center gap-2 leading-tight font-extrabold',
          primary ? 'text-xl' : 'text-base @[40rem]:text-lg',
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
