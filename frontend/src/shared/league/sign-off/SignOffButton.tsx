import type { MatchView } from '@kolo/domain';
import { clsx } from 'clsx';
import { FilePenLine } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { isOver } from '@/shared/live/is-over';
import { lazyComponent } from '@/shared/page/lazy-component';
import { Button } from '@/shared/ui/Button';

const SignOffDialog = lazyComponent(async () => (await import('./SignOffDialog')).SignOffDialog);

/** A protest may still wait for its decision, also of a match that was abandoned, which has no `resultState`. */
const mayBeProtested = ({ outcome, playedScore, resultState }: MatchView): boolean =>
  outcome === 'suspended' || playedScore !== undefined || resultState === 'under-protest';

interface Props {
  match: MatchView;
  className?: string;
}

/** Opens the signatures and protests of a match that is over, or was protested and decided about before the protest was. */
export function SignOffButton({ match, className }: Props): ReactElement | null {
  const { t } = useTranslation('ruling');
  const [open, setOpen] = useState(false);
  if (!isOver(match) && !mayBeProtested(match)) return null;
  return (
    <>
      <Button
        variant="ghost"
        aria-label={`${t('signOff')}: ${match.homeTeamName} – ${match.awayTeamName}`}
        className={clsx('px-3!', className)}
        onClick={() => setOpen(true)}
      >
        <FilePenLine aria-hidden="true" className="size-4" />
        {t('signOff')}
      </Button>
      {open && (
        <Suspense>
          <SignOffDialog match={match} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
