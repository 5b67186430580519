import type { TeamSide } from '@kolo/domain';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Dialog, SkeletonRows } from '@/shared/ui';
import { OfficialForm, type Place } from './OfficialForm';
import { OfficialPlaces } from './OfficialPlaces';
import type { Officials } from './use-officials';

interface Props {
  officials: Officials;
  teams: Record<TeamSide, string>;
  /** Why somebody misses this match, by the id of the official. */
  suspensions?: ReadonlyMap<number, string>;
  onClose: () => void;
}

/** Referees and people on the benches; nobody has to be named. */
export function OfficialsDialog({
  officials,
  teams,
  suspensions = new Map(),
  onClose,
}: Props): ReactElement {
  const { t } = useTranslation('officials');
  const [chosen, setChosen] = useState<Place | null>(null);
  const { view, failure, name, unsent = [] } = officials;
  return (
    <Dialog open onOpenChange={onClose} size="lg" touch title={t('title')} description={t('lead')}>
      {failure !== null && (
        <p role="alert" className="mb-3 text-base font-bold text-danger">
          {failure}
        </p>
      )}
      {view === null && failure === null && <SkeletonRows rows={6} rowClassName="h-16" />}
      {view !== null && chosen === null && (
        <OfficialPlaces
          named={view.officials}
          onChoose={setChosen}
          {...{ teams, unsent, suspensions }}
        />
      )}
      {view !== null && chosen !== null && (
        <OfficialForm
          place={chosen}
          onDone={() => setChosen(null)}
          {...{ view, name, suspensions }}
        />
      )}
    </Dialog>
  );
}
