import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { ClockDisplay } from '@/features/console/ruled-match/clock/ClockDisplay';
import { StartStop } from '@/features/console/ruled-match/clock/StartStop';
import { NextKickOff } from '@/features/console/ruled-match/period/NextKickOff';
import { PeriodButton } from '@/features/console/ruled-match/period/PeriodButton';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { Situation } from './Situation';
import { TeamColumn } from './TeamColumn';

/**
 * In landscape three columns with the clock in the middle; in portrait, and on a phone, which scrolls, both teams
 * side by side below the clock.
 */
export function RuledMatchScreen(): ReactElement {
  const { match, sides, question, clockElsewhere } = useRuledMatch();
  const [left, right] = sides;
  const kicking = match.shootout !== null;
  const stops = match.rules.clockMode !== 'running';
  const asking = question !== null;
  return (
    <div
      className={clsx(
        'grid min-h-0 flex-1 grid-cols-2 grid-rows-[auto_minmax(15rem,1fr)_minmax(0,1fr)] gap-2 p-2 short:gap-1.5 short:p-1.5',
        '@max-[40rem]:grid-rows-[max-content_max-content_minmax(max-content,1fr)] @max-[40rem]:overflow-y-auto',
        '@[60rem]:grid-cols-[13rem_minmax(0,1fr)_13rem] @[60rem]:grid-rows-[auto_minmax(0,1fr)]',
        asking
          ? 'short:@[40rem]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] short:@[40rem]:grid-rows-1'
          : 'short:@[40rem]:grid-cols-[11.5rem_minmax(0,1fr)_11.5rem] short:@[40rem]:grid-rows-[auto_minmax(0,1fr)]',
      )}
    >
      {!kicking && (
        <>
          <div
            className={clsx(
              'col-span-2 flex flex-col gap-1 @min-[16rem]:@max-[40rem]:sticky @max-[40rem]:-top-2 @max-[40rem]:z-1 @max-[40rem]:bg-canvas @[60rem]:col-span-1 @[60rem]:col-start-2 @[60rem]:row-start-1',
              'short:@[40rem]:col-span-1 short:@[40rem]:row-start-1 short:@[40rem]:gap-1',
              asking ? 'short:@[40rem]:col-start-1' : 'short:@[40rem]:col-start-2',
            )}
          >
            <ClockDisplay />
            {match.periodRunning ? (
              stops && (clockElsewhere ?? <StartStop />)
            ) : (
              <>
                <PeriodButton large />
                <NextKickOff />
              </>
            )}
          </div>
          <TeamColumn
            key={left}
            team={left}
            place="left"
            className={clsx(
              '@[60rem]:col-start-1 short:@[40rem]:col-start-1',
              column,
              asking && covered,
            )}
          />
          <TeamColumn
            key={right}
            team={right}
            place="right"
            className={clsx(
              '@[60rem]:col-start-3 short:@[40rem]:col-start-3',
              column,
              asking && covered,
            )}
          />
        </>
      )}
      <div
        className={clsx(
          'col-span-2 flex min-h-0 flex-col @[60rem]:col-span-1 @[60rem]:col-start-2 @[60rem]:row-start-2',
          'short:@[40rem]:col-span-1 short:@[40rem]:col-start-2',
          asking ? 'short:@[40rem]:row-start-1' : 'short:@[40rem]:row-start-2',
          kicking &&
            'row-span-3 mx-auto w-full max-w-3xl @[60rem]:col-span-3! @[60rem]:col-start-1! short:@[40rem]:col-span-3! short:@[40rem]:col-start-1!',
          asking && '@max-[40rem]:row-span-2 @max-[40rem]:row-start-2',
        )}
      >
        <Situation />
      </div>
    </div>
  );
}

const column =
  '@[60rem]:row-span-2 @[60rem]:row-start-1 short:@[40rem]:row-span-2 short:@[40rem]:row-start-1';
/** A phone has room for the question or for the buttons. */
const covered = '@max-[40rem]:hidden short:hidden!';
