import { type MatchView, type TeamStatistic, teamStatistics } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

const fields: Record<TeamStatistic, (match: MatchView) => [home: number, away: number]> = {
  shots: (match) => [match.homeShots, match.awayShots],
  shotsOnTarget: (match) => [match.homeShotsOnTarget, match.awayShotsOnTarget],
  goalkeeperSaves: (match) => [match.homeGoalkeeperSaves, match.awayGoalkeeperSaves],
  corners: (match) => [match.homeCorners, match.awayCorners],
};

/** Shots, shots on target, saves and corners of both teams. */
export function TeamFigures({ match }: { match: MatchView }): ReactElement {
  const { t } = useTranslation('live');
  return (
    <dl className="grid gap-1">
      {teamStatistics.map((name) => {
        const [home, away] = fields[name](match);
        return (
          <div key={name} className="grid grid-cols-[3rem_1fr_3rem] items-baseline py-1">
            <dt className="col-start-2 row-start-1 text-center text-sm text-ink-muted">
              {t(`statistic.${name}`)}
            </dt>
            <Figure value={home} leads={home >= away} className="col-start-1" />
            <Figure value={away} leads={away >= home} className="col-start-3 text-right" />
          </div>
        );
      })}
    </dl>
  );
}

interface FigureProps {
  value: number;
  leads: boolean;
  className: string;
}

function Figure({ value, leads, className }: FigureProps): ReactElement {
  return (
    <dd
      className={clsx(
        'numerals row-start-1 text-base',
        leads ? 'font-extrabold' : 'font-semibold text-ink-muted',
        className,
      )}
    >
      {value}
    </dd>
  );
}
