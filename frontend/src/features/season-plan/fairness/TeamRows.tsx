import type { TeamFairness } from '@kolo/domain';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  title: string;
  hint: string;
  teams: readonly TeamFairness[];
  /** The marks above the rows. */
  axis: ReactNode;
  /** What is drawn for a team, `plot` wide and high. */
  draw: (team: TeamFairness) => ReactNode;
}

/** The size in which a row is drawn; it grows with the screen. */
export const plot = { width: 200, height: 24 } as const;

/** One small drawing for each team, all to the same scale. The table says the same in numbers. */
export function TeamRows({ title, hint, teams, axis, draw }: Props): ReactElement {
  return (
    <figure className="min-w-0">
      <figcaption>
        <p className="text-sm font-bold">{title}</p>
        <p className="mb-2 text-xs text-ink-muted">{hint}</p>
      </figcaption>
      <ul aria-hidden="true" className="grid gap-0.5">
        <li className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-2">
          <span />
          <Drawing>{axis}</Drawing>
        </li>
        {teams.map((team) => (
          <li
            key={team.team.id}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-2 border-t pt-0.5"
          >
            <bdi
              translate="no"
              className="line-clamp-2 text-xs leading-tight font-semibold wrap-anywhere"
            >
              {team.team.name}
            </bdi>
            <Drawing>{draw(team)}</Drawing>
          </li>
        ))}
      </ul>
    </figure>
  );
}

const Drawing = ({ children }: { children: ReactNode }): ReactElement => (
  <svg viewBox={`0 0 ${plot.width} ${plot.height}`} aria-hidden="true" className="w-full">
    {children}
  </svg>
);

interface MarkProps {
  x: number;
  children: ReactNode;
}

/** A word or number of the axis. */
export const AxisMark = ({ x, children }: MarkProps): ReactElement => (
  <text x={x} y={16} textAnchor="middle" className="numerals fill-ink-muted text-[10px]">
    {children}
  </text>
);
