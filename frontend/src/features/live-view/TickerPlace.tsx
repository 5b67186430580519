import type { ReactElement } from 'react';
import { Skeleton } from '@/shared/ui';

export const tickerFrame = 'border-b bg-sunken text-ink';
/** Begins where the page's content does and runs to the edge of the screen. */
export const tickerRow = 'flex h-26 items-center pl-[max(0px,calc((100vw-72rem)/2))]';

/** The place of the row of scores while its texts are on their way. */
export const TickerPlace = (): ReactElement => (
  <div data-theme="dark" className={tickerFrame}>
    <div className={tickerRow}>
      <TickerWaiting />
    </div>
  </div>
);

export const TickerWaiting = (): ReactElement => (
  <div className="flex gap-2 overflow-hidden px-4 sm:px-6">
    {['a', 'b', 'c', 'd', 'e'].map((key) => (
      <Skeleton key={key} className="h-20 w-68 shrink-0 rounded-control" />
    ))}
  </div>
);
