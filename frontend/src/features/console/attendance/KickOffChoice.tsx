import { type KickOffPeriod, kickOffOf, teamSides } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Which team kicks off a period, with one tap; nobody has to say it. Nothing without a rule sheet. */
export function KickOffChoice({ period }: { period: KickOffPeriod }): ReactElement | null {
  const { t } = useTranslation('console');
  const { view, state, tap } = useConsole();
  if (!state.play) return null;
  const names = { home: view.homeTeamName, away: view.awayTeamName };
  const kickOff = kickOffOf(state, period);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 w-full text-center font-bold">{t(`kickOff.who.p${period}`)}</legend>
      <div className="grid grid-cols-2 gap-1.5">
        {teamSides.map((team) => (
          <button
            key={team}
            type="button"
            aria-pressed={kickOff === team}
            onClick={() => tap({ type: 'GiveKickOff', period, team })}
            className={clsx(
              'min-h-touch min-w-0 touch-manipulation rounded-control border-2 px-2 text-base leading-tight font-bold wrap-anywhere select-none active:scale-[0.98]',
              kickOff === team
                ? 'border-accent-ink bg-accent text-on-accent'
                : 'border-line-strong/45 bg-surface hover:border-line-strong',
            )}
          >
            {names[team]}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
