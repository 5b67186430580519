import { FileText, FileX } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';

interface Props {
  /** The player's unique label. */
  name: string;
  url: string | null;
}

/** Opens the employment document in another tab, or says that there is none. */
export function DocumentLink({ name, url }: Props): ReactElement {
  const { t } = useTranslation('adminPeople');
  if (url === null)
    return (
      <span className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-warn">
        <FileX aria-hidden="true" className="size-4" />
        {t('player.noDocument')}
      </span>
    );
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-accent-ink underline-offset-4 hover:underline"
    >
      <FileText aria-hidden="true" className="size-4" />
      {t('player.document')}
      <span className="sr-only">
        : <span>{name}</span>
      </span>
    </a>
  );
}
