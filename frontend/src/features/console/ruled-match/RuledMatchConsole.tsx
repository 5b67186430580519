import type { LevelReason } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';

import { ControlFrame } from '@/features/live-control/screen/ControlFrame';
import { Scoreboard } from '@/features/live-control/screen/Scoreboard';
import type { LiveStatus } from '@/shared/live/live-connection';
import { Flash } from './horn/Flash';
import { useSignals } from './horn/use-signals';
import { KicksScore } from './kicks/KicksScore';
import { TableFooter } from './layout/TableFooter';
import { TableScreen } from './layout/TableScreen';
import { MatchDayContext } from './match-day-context';
import type { MatchDayView } from './match-day-view';
import { PeriodFlow } from './period/PeriodFlow';
import { ClockHolderBar } from './presence/ClockHolderBar';
import { PresenceStrip } from './presence/PresenceStrip';
import type { Consoles } from './presence/use-consoles';
import { useHolder } from './presence/use-holder';
import { useMatchDayValue } from './use-match-day-value';

interface Props {
  /** As of the latest event. */
  latest: MatchDayView;
  connection: LiveStatus;
  /** What this device has not sent yet. */
  unsent: ReactNode;
  /** What has to be decided before it can be sent. */
  alert: ReactNode;
  consoles: Consoles;
  /** @param levelReason why a level match that needed a winner ends without one */
  onFinish: (levelReason?: LevelReason) => void;
}

/** The console of a match with a rule sheet, from the first whistle to the last. */
export function MatchDayConsole({
  latest,
  connection,
  unsent,
  alert,
  consoles,
  onFinish,
}: Props): ReactElement {
  const { elsewhere, lost } = useHolder(consoles);
  const clockElsewhere = elsewhere && (
    <ClockHolderBar holder={elsewhere} lost={lost} take={consoles.takeClock} />
  );
  const { matchDay, ending, endAsked } = useMatchDayValue(latest, onFinish);
  const { day, face, now } = matchDay;
  const flashing = useSignals(day, face, now);
  return (
    <MatchDayContext value={{ ...matchDay, clockElsewhere }}>
      <ControlFrame
        alone="always"
        header={
          <Scoreboard
            connection={connection}
            sides={matchDay.sides}
            clock={day.shootout && <KicksScore shootout={day.shootout} />}
          />
        }
        banners={
          <>
            <div className="flex flex-wrap">
              <PresenceStrip devices={consoles.devices} />
              {unsent}
            </div>
            {alert}
          </>
        }
        footer={<TableFooter />}
      >
        <TableScreen />
      </ControlFrame>
      <Flash signal={flashing} />
      {ending !== null && <PeriodFlow phase={ending} onFinish={onFinish} onClose={endAsked} />}
    </MatchDayContext>
  );
}
