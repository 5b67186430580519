import type { ReactElement } from 'react';

/** The cards that a player has; the label of the tile says the same in words. */
export function CardMarks({ yellow, red }: { yellow: number; red: number }): ReactElement | null {
  if (yellow + red === 0) return null;
  return (
    <span
      aria-hidden="true"
      className="flex shrink-0 gap-0.5 @max-[30rem]:absolute @max-[30rem]:top-1 @max-[30rem]:right-1 @[30rem]:flex-col @[34rem]:absolute @[34rem]:top-1 @[34rem]:right-1"
    >
      {yellow > 0 && <span className={`${mark} bg-card-yellow`} />}
      {red > 0 && <span className={`${mark} bg-card-red`} />}
    </span>
  );
}

const mark = 'h-3 w-2 rounded-[2px] border border-black/30 @[30rem]:h-4 @[30rem]:w-3';
