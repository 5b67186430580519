import type { TeamFairness } from '@kolo/domain';
import { scaleBand, scaleLinear } from 'd3-scale';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { kickOffsOf } from './fairness-facts';
import { AxisMark, plot, TeamRows } from './TeamRows';

const maxMarks = 6;

/** How often each team plays at each kick-off. */
export function KickOffPlot({ teams }: { teams: readonly TeamFairness[] }): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const times = kickOffsOf(teams);
  const counts = teams.flatMap(({ kickOffs }) => Object.values(kickOffs));
  const x = scaleBand(times, [0, plot.width]).paddingInner(0.35).paddingOuter(0.2);
  const y = scaleLinear([0, Math.max(1, ...counts)], [0, plot.height - 4]);
  const middle = (time: string): number => (x(time) ?? 0) + x.bandwidth() / 2;
  const every = Math.ceil(times.length / maxMarks);
  return (
    <TeamRows
      title={t('fairness.slots')}
      hint={t('fairness.slotsHint')}
      teams={teams}
      axis={times.map((time, index) =>
        index % every === 0 ? (
          <AxisMark key={time} x={middle(time)}>
            {time}
          </AxisMark>
        ) : null,
      )}
      draw={({ kickOffs }) =>
        times.map((time) => {
          const height = y(kickOffs[time] ?? 0);
          return (
            <rect
              key={time}
              x={x(time)}
              y={plot.height - height}
              width={x.bandwidth()}
              // Nothing at all is drawn as a thin line, so that it is seen to be missing.
              height={Math.max(1, height)}
              rx={1}
              className="fill-accent-ink"
            />
          );
        })
      }
    />
  );
}
