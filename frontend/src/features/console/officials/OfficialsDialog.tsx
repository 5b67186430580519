import { officialRoles, officialSides } from '@kolo/domain';
import { ChevronRight } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useConsole } from '@/features/console/context/console-context';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Dialog, SkeletonRows } from '@/shared/ui';
import { OfficialForm, type Place } from './OfficialForm';
import { useOfficials } from './use-officials';

/** Referees and people on the benches; nobody has to be named. */
export function OfficialsDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation('console');
  const officials = useOfficials();
  const [chosen, setChosen] = useState<Place | null>(null);
  const { view, failed } = officials;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      touch
      title={t('officials.title')}
      description={t('officials.lead')}
    >
      {failed && (
        <p role="alert" className="mb-3 text-base font-bold text-danger">
          {t('officials.failed')}
        </p>
      )}
      {view === null && !failed && <SkeletonRows rows={6} rowClassName="h-16" />}
      {view !== null && chosen === null && <Places view={view} onChoose={setChosen} />}
      {view !== null && chosen !== null && (
        <OfficialForm
          place={chosen}
          view={view}
          name={officials.name}
          onDone={() => setChosen(null)}
        />
      )}
    </Dialog>
  );
}

interface PlacesProps {
  view: NonNullable<ReturnType<typeof useOfficials>['view']>;
  onChoose: (place: Place) => void;
}

function Places({ view, onChoose }: PlacesProps): ReactElement {
  const { t } = useTranslation('console');
  const { view: match } = useConsole();
  const titles = {
    home: match.homeTeamName,
    away: match.awayTeamName,
    match: t('officials.ofMatch'),
  };
  return (
    <div className="flex flex-col gap-4 pb-1">
      {(['match', ...officialSides.filter((side) => side !== 'match')] as const).map((side) => (
        <section key={side}>
          <h3 className="mb-1 text-lg font-extrabold wrap-anywhere">{titles[side]}</h3>
          <ul className="divide-y rounded-control border">
            {officialRoles[side].map((role) => {
              const named = view.officials.find((one) => one.side === side && one.role === role);
              return (
                <li key={role}>
                  <button
                    type="button"
                    onClick={() => onChoose({ side, role })}
                    className="flex min-h-touch w-full touch-manipulation items-center gap-3 px-3 text-left hover:bg-sunken"
                  >
                    <span className="min-w-0 flex-1 py-1">
                      <span className="block text-sm text-ink-muted">
                        {t(`officials.role.${role}`)}
                      </span>{' '}
                      <span className="block text-base font-bold wrap-anywhere">
                        {named ? `${named.firstName} ${named.lastName}` : t('officials.nobody')}
                      </span>
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
