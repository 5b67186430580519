import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { SignInForm } from '../features/auth/SignInForm';
import { useSession } from '../shared/api';
import { CourtLines } from '../shared/layout/Backdrop';
import { ButtonLink, Page, PageSpinner } from '../shared/ui';

/** Sign-in; whoever is signed in goes on to where they wanted to be. */
export function AuthPage(): ReactElement {
  const { t } = useTranslation('auth');
  const session = useSession();
  const goal = goalOf(useLocation().state);
  if (session.status === 'loading') return <PageSpinner />;
  if (session.user !== null) return <Navigate to={goal} replace />;
  return (
    <Page title={t('title')} width="full" className="grid flex-1 lg:grid-cols-[1.1fr_1fr]">
      <section
        data-theme="dark"
        className="relative hidden overflow-hidden bg-sunken text-ink lg:flex lg:flex-col lg:justify-center"
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 1200 800"
          preserveAspectRatio="xMinYMid slice"
          className="absolute inset-0 size-full text-accent opacity-20"
        >
          <CourtLines />
        </svg>
        <div className="relative w-full py-16 pr-12 pl-[calc(max(0rem,(100vw-72rem)/2)+1.5rem)]">
          <p className="headline text-6xl font-black">{t('heading')}</p>
          <p className="mt-5 max-w-md text-lg text-ink-muted">{t('lead')}</p>
        </div>
      </section>
      <section className="flex flex-col justify-start px-4 py-6 sm:justify-center sm:px-10">
        <div className="mx-auto w-full max-w-sm">
          <ButtonLink to="/" variant="ghost" size="sm" className="mb-6 -ml-3 text-ink-muted">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('backHome')}
          </ButtonLink>
          <h1 className="headline text-3xl">{t('title')}</h1>
          <p className="mt-2 text-sm text-ink-muted lg:hidden">{t('lead')}</p>
          <div className="mt-6">
            <SignInForm />
          </div>
        </div>
      </section>
    </Page>
  );
}

/** Only a path of this site: the state of the history belongs to the browser. */
function goalOf(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return '/';
  const { from } = state;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/';
}
