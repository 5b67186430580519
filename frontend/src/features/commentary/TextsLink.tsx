import type { MatchView } from '@kolo/domain';
import { PenLine } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink } from '@/shared/ui';

/** Leads from the administrator's list of matches to the texts. */
export function TextsLink({ match }: { match: MatchView }): ReactElement {
  const { t } = useTranslation('commentary');
  return (
    <ButtonLink
      to={`/admin/commentary/${match.id}`}
      variant="ghost"
      className="px-3! text-ink-muted"
      aria-label={t('title')}
    >
      <PenLine aria-hidden="true" className="size-4" />
      {t('short')}
    </ButtonLink>
  );
}
