import { type TeamSide, type TeamStatistic, teamStatistics } from '@kolo/domain';
import { Minus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { countsOnce } from '@/features/console/context/use-one-tap';
import { useTranslation } from '@/shared/i18n/use-translation';
import { IconButton, Numeral } from '@/shared/ui';

export function TeamStatistics({ team }: { team: TeamSide }): ReactElement {
  const { state, tap } = useConsole();
  return (
    <ul className="flex flex-col gap-2">
      {teamStatistics.map((statistic) => (
        <Stepper
          key={statistic}
          statistic={statistic}
          value={state.statistics[team][statistic]}
          onStep={(by) => tap({ type: 'ChangeTeamStatistic', team, statistic, by })}
        />
      ))}
    </ul>
  );
}

interface StepperProps {
  statistic: TeamStatistic;
  value: number;
  onStep: (by: 1 | -1) => void;
}

function Stepper({ statistic, value, onStep }: StepperProps): ReactElement {
  const { t } = useTranslation('console');
  const name = t(`statistic.${statistic}`);
  return (
    <li className="flex items-center gap-2 rounded-control border bg-surface p-1.5">
      <span className="min-w-0 flex-1 pl-2 text-base leading-tight font-bold">{name}</span>
      <IconButton
        {...countsOnce}
        size="touch"
        variant="secondary"
        label={t('statistics.fewer', { statistic: name })}
        disabled={value === 0}
        onClick={() => onStep(-1)}
      >
        <Minus aria-hidden="true" className="size-6" />
      </IconButton>
      <output className="numerals w-12 text-center text-3xl font-extrabold" aria-label={name}>
        <span className="sr-only">{value}</span>
        <Numeral value={value} />
      </output>
      <IconButton
        {...countsOnce}
        size="touch"
        label={t('statistics.more', { statistic: name })}
        variant="primary"
        onClick={() => onStep(1)}
      >
        <Plus aria-hidden="true" className="size-7" />
      </IconButton>
    </li>
  );
}
