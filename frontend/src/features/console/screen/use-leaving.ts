import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useConsoleAccess } from '@/features/console/console-access';
import { useTranslation } from '@/shared/i18n/use-translation';
import { toast } from '@/shared/ui';

const returnAfterMs = 2_000;

interface Leaving {
  /** Whether the page goes back to the list by itself as soon as everything is sent. */
  leaving: boolean;
  leave: () => void;
  leaveNow: () => void;
}

/**
 * Back to the list shortly after the server has the final whistle.
 * @param ready whether the server has it, and nothing is left to decide
 */
export function useLeaving(ready: boolean): Leaving {
  const { t } = useTranslation('console');
  const navigate = useNavigate();
  const { home } = useConsoleAccess();
  const [leaving, setLeaving] = useState(false);
  const title = t('finished.title');
  const leaveNow = useCallback(() => {
    toast({ title, variant: 'success' });
    void navigate(home);
  }, [title, navigate, home]);
  useStay(leaving, setLeaving);
  useEffect(() => {
    if (!leaving || !ready) return;
    const timer = setTimeout(leaveNow, returnAfterMs);
    return () => clearTimeout(timer);
  }, [leaving, ready, leaveNow]);
  return { leaving, leave: useCallback(() => setLeaving(true), []), leaveNow };
}

/** Anybody who goes on tapping after the final whistle is correcting something and must not be sent away. */
function useStay(leaving: boolean, setLeaving: (leaving: boolean) => void): void {
  useEffect(() => {
    if (!leaving) return;
    const stay = () => setLeaving(false);
    // On the body, because `useOneTap` stops a double tap at the document; capturing, because the click that
    // finished the match is past that phase.
    document.body.addEventListener('click', stay, true);
    return () => document.body.removeEventListener('click', stay, true);
  }, [leaving, setLeaving]);
}
