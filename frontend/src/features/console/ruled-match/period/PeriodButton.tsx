import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { phaseButton } from '@/features/console/frame/PhaseButton';
import { useRuledMatch } from '@/features/console/ruled-match/ruled-match-context';
import { Button } from '@/shared/ui';
import { nextPhase } from './phase';
import { usePhaseName } from './use-phase-name';

interface Props {
  /** In a break it is the only thing to do, so it is below the clock. */
  large?: boolean;
}

/** The one way on; each phase is a button of its own for `useOneTap`. */
export function PeriodButton({ large = false }: Props): ReactElement | null {
  const { state } = useConsole();
  const { match, advance } = useRuledMatch();
  const phaseName = usePhaseName();
  const phase = nextPhase(match, state);
  if (phase === null || phase.type === 'kicks') return null;
  const variant = phase.type === 'finish' ? 'danger' : begins(phase.type) ? 'primary' : 'secondary';
  return (
    <Button
      key={`${phase.type} ${match.period}`}
      size="touch"
      variant={large && variant === 'secondary' ? 'primary' : variant}
      className={large ? 'min-h-20! w-full text-2xl! short:min-h-touch!' : phaseButton}
      onClick={advance}
    >
      {phaseName(phase)}
    </Button>
  );
}

const begins = (type: string): boolean => type === 'second-half' || type === 'start-extra';
