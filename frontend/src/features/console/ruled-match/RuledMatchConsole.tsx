import type { LevelReason } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';

import { ConsoleFrame } from '@/features/console/frame/ConsoleFrame';
import { Scoreboard } from '@/features/console/frame/Scoreboard';
import type { LiveStatus } from '@/shared/live/live-connection';
import { Flash } from './horn/Flash';
import { useSignals } from './horn/use-signals';
import { KicksScore } from './kicks/KicksScore';
import { ConsoleFooter } from './layout/ConsoleFooter';
import { RuledMatchScreen } from './layout/RuledMatchScreen';
import { PeriodFlow } from './period/PeriodFlow';
import { ClockHolderBar } from './presence/ClockHolderBar';
import { PresenceStrip } from './presence/PresenceStrip';
import type { Consoles } from './presence/use-consoles';
import { useHolder } from './presence/use-holder';
import { RuledMatchContext } from './ruled-match-context';
import type { RuledMatchView } from './ruled-match-view';
import { useRuledMatchValue } from './use-ruled-match-value';

interface Props {
  /** As of the latest event. */
  latest: RuledMatchView;
  connection: LiveStatus;
  /** Taps that this device has not sent yet. */
  unsent: ReactNode;
  /** A question that has to be answered before it can be sent. */
  alert: ReactNode;
  consoles: Consoles;
  /** @param levelReason why a level match that needed a winner ends without one */
  onFinish: (levelReason?: LevelReason) => void;
}

/** The console of a match with a rule sheet, from the first whistle to the last. */
export function RuledMatchConsole({
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
  const { ruledMatch, ending, closeEnding } = useRuledMatchValue(latest, onFinish);
  const { match, face, now } = ruledMatch;
  const flashing = useSignals(match, face, now);
  return (
    <RuledMatchContext value={{ ...ruledMatch, clockElsewhere }}>
      <ConsoleFrame
        alone="always"
        header={
          <Scoreboard
            connection={connection}
            sides={ruledMatch.sides}
            clock={match.shootout && <KicksScore shootout={match.shootout} />}
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
        footer={<ConsoleFooter />}
      >
        <RuledMatchScreen />
      </ConsoleFrame>
      <Flash signal={flashing} />
      {ending !== null && <PeriodFlow phase={ending} onFinish={onFinish} onClose={closeEnding} />}
    </RuledMatchContext>
  );
}
