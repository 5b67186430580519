import { Building2, Clock, FileSpreadsheet, type LucideIcon, Sparkles } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, ButtonLink } from '@/shared/ui';
import { LostVenueDialog } from './optimiser/LostVenueDialog';
import { PlanDialog } from './optimiser/PlanDialog';
import { ShiftDialog } from './shift/ShiftDialog';

const actions = ['plan', 'shift', 'lost'] as const;
type Action = (typeof actions)[number];

const icons: Record<Action, LucideIcon> = {
  plan: Sparkles,
  shift: Clock,
  lost: Building2,
};

interface Props {
  leagueId: number;
  /** The way to the first matches, in a league that has none; an import is another. */
  generate: ReactNode;
}

/** What changes many matches at once, each with a preview. */
export function SeasonPlanActions({ leagueId, generate }: Props): ReactElement {
  const { t } = useTranslation('seasonPlan');
  const [open, setOpen] = useState<Action | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2 max-sm:*:flex-auto">
      {generate}
      {actions.map((action) => {
        if (generate) return null;
        const Icon = icons[action];
        return (
          <Button
            key={action}
            variant={action === 'plan' ? 'primary' : 'secondary'}
            onClick={() => setOpen(action)}
          >
            <Icon aria-hidden="true" className="size-4" />
            <span>{t(`${action}.open`)}</span>
          </Button>
        );
      })}
      <ButtonLink to={`/league/${leagueId}?tab=files`} variant="secondary">
        <FileSpreadsheet aria-hidden="true" className="size-4" />
        <span>{t('files')}</span>
      </ButtonLink>
      {open === 'plan' && <PlanDialog leagueId={leagueId} onClose={close} />}
      {open === 'shift' && <ShiftDialog leagueId={leagueId} onClose={close} />}
      {open === 'lost' && <LostVenueDialog leagueId={leagueId} onClose={close} />}
    </div>
  );
}
