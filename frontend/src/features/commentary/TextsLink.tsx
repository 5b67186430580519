import type { MatchView } from '@kolo/domain';
import { PenLine } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/shared/i18n/use-translation';

/** Leads from the administrator's list of matches to the texts. */
export function TextsLink({ match }: { match: MatchView }): ReactElement {
  const { t } = useTranslation('commentary');
  return (
    <Link
      to={`/admin/commentary/${match.id}`}
      aria-label={t('title')}
      title={t('title')}
      className="print:hidden mr-2 grid size-11 shrink-0 place-items-center rounded-control text-ink-muted hover:bg-raised hover:text-ink"
    >
      <PenLine aria-hidden="true" className="size-4" />
    </Link>
  );
}
