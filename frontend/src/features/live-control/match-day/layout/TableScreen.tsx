import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { StartStop } from '@/features/live-control/match-day/clock/StartStop';
import { useMatchDay } from '@/features/live-control/match-day/match-day-context';
import { Situation } from './Situation';
import { TeamColumn } from './TeamColumn';

/** Three columns on a tablet that lies, both teams side by side on one that stands and on a phone, which scrolls. */
export function TableScreen(): ReactElement {
  const { day, sides, question, clockElsewhere } = useMatchDay();
  const [left, right] = sides;
  const kicking = day.shootout !== null;
  const stops = day.rules.clockMode !== 'running' && !kicking;
  return (
    <div
      className={clsx(
        'grid min-h-0 flex-1 grid-cols-2 grid-rows-[auto_auto_minmax(0,1fr)] gap-2 p-2',
        '@max-[40rem]:grid-rows-[max-content_max-content_minmax(max-content,1fr)] @max-[40rem]:overflow-y-auto',
        '@[60rem]:grid-cols-[13rem_minmax(0,1fr)_13rem] @[60rem]:grid-rows-[auto_minmax(0,1fr)]',
      )}
    >
      <div className="col-span-2 flex flex-col gap-2 @max-[40rem]:sticky @max-[40rem]:-top-2 @max-[40rem]:z-1 @max-[40rem]:bg-canvas @[60rem]:col-span-1 @[60rem]:col-start-2 @[60rem]:row-start-1">
        {stops && (clockElsewhere ?? <StartStop />)}
      </div>
      {!kicking && (
        <>
          <TeamColumn
            key={left}
            team={left}
            place="left"
            className={clsx(column, '@[60rem]:col-start-1', question !== null && coveredOnPhone)}
          />
          <TeamColumn
            key={right}
            team={right}
            place="right"
            className={clsx(column, '@[60rem]:col-start-3', question !== null && coveredOnPhone)}
          />
        </>
      )}
      <div
        className={clsx(
          'col-span-2 flex min-h-0 flex-col @[60rem]:col-span-1 @[60rem]:col-start-2 @[60rem]:row-start-2',
          kicking &&
            'row-span-2 mx-auto w-full max-w-3xl @[60rem]:col-span-3! @[60rem]:col-start-1!',
          question !== null && '@max-[40rem]:row-span-2 @max-[40rem]:row-start-2',
        )}
      >
        <Situation />
      </div>
    </div>
  );
}

const column = '@[60rem]:row-span-2 @[60rem]:row-start-1';
/** A phone has room for the question or for the buttons. */
const coveredOnPhone = '@max-[40rem]:hidden';
