import type { OwnPlayerView } from '@kolo/domain';
import { FileText } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Props {
  player: Pick<OwnPlayerView, 'name' | 'jerseyNumber' | 'employmentDocumentUrl'>;
}

/** Opens the employment document in another tab, or shows a dash. */
export function DocumentLink({ player }: Props): ReactElement {
  const { t } = useTranslation('myTeam');
  if (player.employmentDocumentUrl === null)
    return (
      <span className="text-sm text-ink-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('noDocument')}</span>
      </span>
    );
  return (
    <a
      href={player.employmentDocumentUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={t('documentOf', { name: player.name, number: player.jerseyNumber })}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-control text-sm font-semibold text-accent-ink underline-offset-4 hover:underline"
    >
      <FileText aria-hidden="true" className="size-4" />
      {t('document')}
    </a>
  );
}
