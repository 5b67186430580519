import type { MatchView } from '@kolo/domain';
import { clsx } from 'clsx';
import { Gavel } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { lazyComponent } from '@/shared/page/lazy-component';
import { Button } from '@/shared/ui/Button';
import { choicesFor } from './choices';

const RulingDialog = lazyComponent(async () => (await import('./RulingDialog')).RulingDialog);

interface Props {
  match: MatchView;
  className?: string;
}

/** Opens what the league can decide about a match. */
export function RulingButton({ match, className }: Props): ReactElement | null {
  const { t } = useTranslation('ruling');
  const [open, setOpen] = useState(false);
  const choices = choicesFor(match);
  if (choices.length === 0) return null;
  return (
    <>
      <Button
        variant="ghost"
        aria-label={`${t('action')}: ${match.homeTeamName} – ${match.awayTeamName}`}
        className={clsx('px-3!', className)}
        onClick={() => setOpen(true)}
      >
        <Gavel aria-hidden="true" className="size-4" />
        {t('action')}
      </Button>
      {open && (
        <Suspense>
          <RulingDialog match={match} choices={choices} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
