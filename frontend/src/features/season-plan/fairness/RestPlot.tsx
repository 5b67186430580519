import type { TeamFairness } from '@kolo/domain';
import { scaleLinear, scaleSqrt } from 'd3-scale';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { restCounts } from './fairness-facts';
import { AxisMark, plot, TeamRows } from './TeamRows';

const margin = 12;

/** Days between a match and the next: the bigger a circle, the more often. */
export function RestPlot({ teams }: { teams: readonly TeamFairness[] }): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const rests = teams.map(({ restDays }) => restCounts(restDays));
  const days = rests.flatMap((counts) => counts.map(([day]) => day));
  const times = rests.flatMap((counts) => counts.map(([, count]) => count));
  const x = scaleLinear([0, Math.max(7, ...days)], [margin, plot.width - margin]).nice(4);
  const radius = scaleSqrt([0, Math.max(1, ...times)], [0, plot.height / 2 - 2]);
  const middle = plot.height / 2;
  return (
    <TeamRows
      title={t('fairness.rest')}
      hint={t('fairness.restHint')}
      teams={teams}
      axis={x.ticks(4).map((day) => (
        <AxisMark key={day} x={x(day)}>
          {day}
        </AxisMark>
      ))}
      draw={({ restDays }) => (
        <>
          <line x1={0} x2={plot.width} y1={middle} y2={middle} className="stroke-line" />
          {restCounts(restDays).map(([day, count]) => (
            <circle
              key={day}
              cx={x(day)}
              cy={middle}
              r={Math.max(2, radius(count))}
              className="fill-accent-ink/70 stroke-accent-ink"
            />
          ))}
        </>
      )}
    />
  );
}
