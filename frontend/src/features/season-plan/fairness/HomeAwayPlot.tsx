import type { TeamFairness } from '@kolo/domain';
import { scaleLinear } from 'd3-scale';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { AxisMark, plot, TeamRows } from './TeamRows';

const thick = 14;

/** Home to the left, away to the right of the middle. */
export function HomeAwayPlot({ teams }: { teams: readonly TeamFairness[] }): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const max = Math.max(1, ...teams.flatMap(({ home, away }) => [home, away]));
  const x = scaleLinear([-max, max], [0, plot.width]);
  const middle = x(0);
  const y = (plot.height - thick) / 2;
  return (
    <TeamRows
      title={t('fairness.homeAway')}
      hint={t('fairness.homeAwayHint')}
      teams={teams}
      axis={
        <>
          <AxisMark x={x(-max / 2)}>{t('fairness.home')}</AxisMark>
          <AxisMark x={x(max / 2)}>{t('fairness.away')}</AxisMark>
        </>
      }
      draw={({ home, away }) => (
        <>
          <rect
            x={x(-home)}
            y={y}
            width={middle - x(-home)}
            height={thick}
            rx={2}
            className="fill-accent-ink"
          />
          <rect
            x={middle}
            y={y}
            width={x(away) - middle}
            height={thick}
            rx={2}
            className="fill-line-strong"
          />
          <line x1={middle} x2={middle} y1={0} y2={plot.height} className="stroke-surface" />
        </>
      )}
    />
  );
}
