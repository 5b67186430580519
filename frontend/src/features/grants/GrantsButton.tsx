import { clsx } from 'clsx';
import { KeyRound } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button } from '@/shared/ui';
import { GrantsDialog } from './GrantsDialog';
import { type GrantedMatch, nameOf } from './granted-match';

interface Props {
  match: GrantedMatch;
  /** Administrators name referees, and give access to a whole day. */
  asAdministrator: boolean;
  className?: string;
}

export function GrantsButton({ match, asAdministrator, className }: Props): ReactElement {
  const { t } = useTranslation('consoleAccess');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        aria-label={`${t('grants.title')}: ${nameOf(match)}`}
        className={clsx('px-3!', className)}
        onClick={() => setOpen(true)}
      >
        <KeyRound aria-hidden="true" className="size-4" />
        {t('grants.short')}
      </Button>
      {open && (
        <GrantsDialog
          match={match}
          asAdministrator={asAdministrator}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
