import type { Shootout, TeamSide } from '@kolo/domain';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Props {
  shootout: Shootout;
  team: TeamSide;
  /** Kicks of each team before it is decided pair by pair. */
  first: number;
}

/** A team's kicks as a row of marks; empty ones are still to come. */
export function KickMarks({ shootout, team, first }: Props): ReactElement {
  const { t } = useTranslation('console');
  const taken = shootout.kicks.filter((kick) => kick.team === team);
  const places = Math.max(first, taken.length);
  return (
    <ol className="flex flex-wrap gap-1.5">
      {Array.from({ length: places }, (_, place) => {
        const kick = taken[place];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a kick is its place.
            key={place}
            className={clsx(
              'grid size-9 place-items-center rounded-full border-2',
              kick === undefined
                ? 'border-line-strong'
                : kick.scored
                  ? 'border-transparent bg-start-fill text-on-start'
                  : 'border-transparent bg-danger-fill text-on-danger',
            )}
          >
            <span className="sr-only">
              {t(kick === undefined ? 'kicks.open' : kick.scored ? 'kicks.scored' : 'kicks.missed')}
            </span>
            {kick !== undefined &&
              (kick.scored ? (
                <Check aria-hidden="true" strokeWidth={3.5} className="size-5" />
              ) : (
                <X aria-hidden="true" strokeWidth={3.5} className="size-5" />
              ))}
          </li>
        );
      })}
    </ol>
  );
}
