import { clsx } from 'clsx';

export const topLink = ({ isActive }: { isActive: boolean }): string =>
  clsx(
    'relative flex items-center gap-1.5 px-2.5 text-sm font-semibold whitespace-nowrap focus-visible:-outline-offset-3 xl:px-3',
    isActive
      ? 'text-ink after:absolute after:inset-x-2.5 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-accent'
      : 'text-ink-muted hover:text-ink',
  );
