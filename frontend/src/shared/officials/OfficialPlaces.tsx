import { type MatchOfficial, officialRoles, type TeamSide } from '@kolo/domain';
import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import type { Place } from './OfficialForm';
import type { UnsentName } from './use-officials';

interface Props {
  teams: Record<TeamSide, string>;
  named: readonly MatchOfficial[];
  unsent: readonly UnsentName[];
  suspensions: ReadonlyMap<number, string>;
  onChoose: (place: Place) => void;
}

/** Every role of the match and of both teams, with whoever is named for it. */
export function OfficialPlaces({
  teams,
  named,
  unsent,
  suspensions,
  onChoose,
}: Props): ReactElement {
  const { t } = useTranslation('officials');
  const titles = { ...teams, match: t('ofMatch') };
  return (
    <div className="flex flex-col gap-4 pb-1">
      {(['match', 'home', 'away'] as const).map((side) => (
        <section key={side}>
          <h3 className="mb-1 text-lg font-extrabold wrap-anywhere">{titles[side]}</h3>
          <ul className="divide-y rounded-control border">
            {officialRoles[side].map((role) => {
              const isHere = (one: Place) => one.side === side && one.role === role;
              const official = named.find(isHere);
              const entered = unsent.find(isHere);
              const known = official && `${official.firstName} ${official.lastName}`;
              const suspension = suspensions.get(official?.officialId ?? 0);
              const name = entered && entered.refusal === undefined ? entered.label : known;
              return (
                <li key={role}>
                  <button
                    type="button"
                    onClick={() => onChoose({ side, role })}
                    className="flex min-h-touch w-full touch-manipulation items-center gap-3 px-3 text-left hover:bg-sunken"
                  >
                    <span className="min-w-0 flex-1 py-1">
                      <span className="block text-sm text-ink-muted">{t(`role.${role}`)}</span>{' '}
                      <span className="block text-base font-bold wrap-anywhere">
                        {name ?? t('nobody')}
                      </span>
                      {suspension !== undefined && (
                        <span className="block text-sm font-semibold text-danger">
                          {suspension}
                        </span>
                      )}
                      {entered && <Unsent entered={entered} />}
                    </span>
                    <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Unsent({ entered: { label, refusal } }: { entered: UnsentName }): ReactElement {
  const { t } = useTranslation('officials');
  if (refusal === undefined)
    return <span className="block text-sm font-semibold text-warn">{t('waiting')}</span>;
  return (
    <span className="block text-sm font-semibold text-danger">
      {t('refused', { name: label ?? t('nobody'), why: refusal })}
    </span>
  );
}
