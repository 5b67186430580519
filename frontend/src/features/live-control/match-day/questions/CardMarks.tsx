import type { ReactElement } from 'react';

/** The cards that a player has; the label of the tile says the same in words. */
export function CardMarks({ yellow, red }: { yellow: number; red: number }): ReactElement | null {
  if (yellow + red === 0) return null;
  return (
    <span aria-hidden="true" className="flex shrink-0 flex-col gap-0.5">
      {yellow > 0 && <span className={`${mark} bg-card-yellow`} />}
      {red > 0 && <span className={`${mark} bg-card-red`} />}
    </span>
  );
}

const mark = 'h-4 w-3 rounded-[2px] border border-black/30';
