import type { LiveMatch } from '@kolo/domain';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Card } from '@/shared/ui';
import { LeaveReplay } from './LeaveReplay';
import { type Moment, momentWords } from './moment';
import { ReplayButtons } from './ReplayButtons';
import { ReplaySlider } from './ReplaySlider';
import type { Player } from './use-player';

interface Props {
  /** The match as it is now. */
  live: LiveMatch;
  moment: Moment;
  range: { first: number; last: number };
  player: Player;
  onLeave: () => void;
}

/** Steps through the match event by event, by hand or automatically. */
export function ReplayPlayer(props: Props): ReactElement {
  const { live, moment, range, player, onLeave } = props;
  const { t } = useTranslation(['replay', 'live', 'scoreline']);
  const { first, last } = range;
  const { version } = player;
  const { homeScore, awayScore } = moment.snapshot.match;
  const score = t('score', { home: homeScore ?? 0, away: awayScore ?? 0 });
  const what = momentWords(moment, t);
  const minute = moment.minute === null ? [] : [t('scoreline:minute', { minute: moment.minute })];
  return (
    <Card className="mt-3 px-3 pt-2 pb-3 sm:px-4">
      <section aria-label={t('title')}>
        <div className="flex min-h-11 items-center gap-2">
          <p className="min-w-0 flex-1 text-sm leading-tight font-semibold">
            <span className="numerals font-extrabold">
              {moment.minute === null
                ? ''
                : `${t('scoreline:minuteShort', { minute: moment.minute })} `}
            </span>
            <span>{what}</span>
          </p>
          <LeaveReplay match={live} onLeave={onLeave} />
        </div>
        <ReplaySlider
          {...{ first, last, version }}
          words={[...minute, score, what].join(', ')}
          match={live}
          onSeek={player.seek}
          onToggle={player.toggle}
        />
        <ReplayButtons range={range} player={player} />
      </section>
    </Card>
  );
}
