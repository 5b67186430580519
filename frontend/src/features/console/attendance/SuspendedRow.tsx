import type { MatchPlayer, OverrideReason, SuspendedPlayer } from '@kolo/domain';
import { Ban } from 'lucide-react';
import type { ReactElement } from 'react';
import { suspensionWords } from '@/features/console/context/suspension-words';
import { useTranslation } from '@/shared/i18n/use-translation';
import { OverrideChoice } from './OverrideChoice';

interface Props {
  player: MatchPlayer;
  suspension: SuspendedPlayer;
  onOverride: (reason: OverrideReason) => void;
}

/** Replaces the box to tick: who may not play, and why. */
export function SuspendedRow({
  player: { jerseyNumber, name },
  suspension,
  onOverride,
}: Props): ReactElement {
  const { t } = useTranslation('console');
  return (
    <div className="flex flex-col gap-2 rounded-control bg-sunken p-2 @md:flex-row @md:items-center">
      <div className="flex min-w-0 flex-1 items-start gap-2.5 px-1 text-ink-muted">
        <span className="numerals w-6.5 shrink-0 text-right text-lg leading-tight font-extrabold">
          {jerseyNumber}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-base leading-tight break-words">{name}</p>
          <p className="mt-1 flex items-start gap-1.5 text-sm leading-tight font-bold">
            <Ban aria-hidden="true" className="mt-px size-4 shrink-0 text-danger" />
            <span className="min-w-0 break-words">{suspensionWords(suspension, t)}</span>
          </p>
        </div>
      </div>
      <div className="min-w-0 @md:w-56 @md:shrink-0">
        <OverrideChoice name={name} onChoose={onOverride} />
      </div>
    </div>
  );
}
