import { FilePenLine } from 'lucide-react';
import { type ReactElement, useEffect, useState } from 'react';
import { request } from '@/shared/api/request';
import { rememberedUser } from '@/shared/api/session-memory';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink } from '@/shared/ui/ButtonLink';

/** The way to the report for the parties of the match; the server knows who they are. */
export function SignOffLink({ matchId }: { matchId: number }): ReactElement | null {
  const { t } = useTranslation('live');
  const [isParty, setParty] = useState(false);
  useEffect(() => {
    if (rememberedUser() === null) return;
    const stopped = new AbortController();
    request(`/api/matches/${matchId}/sign-off`, { signal: stopped.signal })
      .then(() => setParty(true))
      .catch(() => setParty(false));
    return () => stopped.abort();
  }, [matchId]);
  if (!isParty) return null;
  return (
    <ButtonLink to={`/sign-off/${matchId}`} size="sm" variant="secondary" className="min-h-11!">
      <FilePenLine aria-hidden="true" className="size-4" />
      {t('match.signOff')}
    </ButtonLink>
  );
}
