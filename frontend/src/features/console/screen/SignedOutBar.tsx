import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { sessionQuery } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Button, Dialog } from '@/shared/ui';

interface Props {
  signIn: ReactNode;
  onSignedIn: () => void;
}

/** Lets the user sign in during the match while the taps wait. */
export function SignedOutBar({ signIn, onSignedIn }: Props): ReactElement {
  const { t } = useTranslation('console');
  const [confirming, setConfirming] = useState(false);
  const { data, dataUpdatedAt } = useQuery(sessionQuery);
  const signedIn = data?.user != null;
  const known = useRef(dataUpdatedAt);
  useEffect(() => {
    if (dataUpdatedAt === known.current || !signedIn) return;
    known.current = dataUpdatedAt;
    setConfirming(false);
    onSignedIn();
  }, [dataUpdatedAt, signedIn, onSignedIn]);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-3 border-t-2 border-danger bg-danger-soft px-4 py-2 text-danger"
    >
      <KeyRound aria-hidden="true" className="size-6 shrink-0" />
      <p className="min-w-0 flex-1 text-sm">
        <strong className="block text-base font-extrabold">{t('signedOut.title')}</strong>
        {t('signedOut.text')}
      </p>
      <Button size="touch" onClick={() => setConfirming(true)}>
        {t('signedOut.action')}
      </Button>
      <Dialog
        open={confirming}
        onOpenChange={setConfirming}
        title={t('signedOut.title')}
        description={t('signedOut.text')}
      >
        <div className="pb-4">{signIn}</div>
      </Dialog>
    </div>
  );
}
