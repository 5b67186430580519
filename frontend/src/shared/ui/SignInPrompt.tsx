import { LockKeyhole } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink } from './ButtonLink';
import { Card } from './Card';
import { EmptyState } from './EmptyState';
import { usePlace } from './navigation';

interface Props {
  text: ReactNode;
  /** A line below other content instead of a page's only content. */
  below?: boolean;
}

/** The sign-in leads back to this page. */
export function SignInPrompt({ text, below = false }: Props): ReactElement {
  const { t } = useTranslation();
  const { pathname, search, hash } = usePlace();
  const signIn = (
    <ButtonLink to="/auth" state={{ from: pathname + search + hash }}>
      {t('signIn')}
    </ButtonLink>
  );
  const icon = <LockKeyhole aria-hidden="true" className={below ? 'size-5' : 'size-7'} />;
  if (below)
    return (
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-sunken text-ink-muted">
          {icon}
        </span>
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-bold">{t('signInNeeded')}</p>
          <p className="text-sm text-ink-muted">{text}</p>
        </div>
        {signIn}
      </Card>
    );
  return (
    <Card>
      <EmptyState icon={icon} title={t('signInNeeded')} description={text} action={signIn} />
    </Card>
  );
}
