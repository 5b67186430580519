import type { LiveMatch } from '@kolo/domain';
import { X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, IconButton, LiveDot } from '@/shared/ui';

interface Props {
  match: LiveMatch;
  onLeave: () => void;
}

/** Leads back to the present; while the match runs, it shows the current score. */
export function LeaveReplay({ match, onLeave }: Props): ReactElement {
  const { t } = useTranslation('replay');
  if (match.status !== 'in_progress')
    return (
      <IconButton label={t('close')} onClick={onLeave}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    );
  return (
    <Button variant="danger" onClick={onLeave} className="bg-live-fill! text-on-live!">
      <LiveDot className="bg-on-live" />
      {t('backToLive')}
      <span className="numerals font-extrabold">
        {t('score', { home: match.homeScore ?? 0, away: match.awayScore ?? 0 })}
      </span>
    </Button>
  );
}
