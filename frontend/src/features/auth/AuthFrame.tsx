import { ArrowLeft } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useUser } from '@/shared/api';
import { useTranslation } from '@/shared/i18n/use-translation';
import { CourtLines } from '@/shared/layout/Backdrop';
import { ButtonLink, Page } from '@/shared/ui';

interface Props {
  title: string;
  /** Below the title. */
  lead?: string;
  /** Below the hero's heading; without it what a sign-in is for. */
  heroText?: string;
  /**
   * Where the back button leads: out of the sign-in, or back to it. Signed-in users have no sign-in to go
   * back to.
   */
  back: 'home' | 'login';
  children: ReactNode;
}

/** The frame of the sign-in pages: the hero beside a column for one form. */
export function AuthFrame({ title, lead, heroText, back, children }: Props): ReactElement {
  const { t } = useTranslation('auth');
  const { state } = useLocation();
  const signedIn = useUser() !== null;
  const leavesSignIn = back === 'home' || signedIn;
  return (
    <Page
      title={title}
      width="full"
      className="grid flex-1 grid-cols-[minmax(0,1fr)] lg:grid-cols-[1.1fr_1fr]"
    >
      <Hero heroText={heroText} />
      <section className="px-4 py-6 sm:px-10 sm:py-10 lg:py-16">
        <div className="mx-auto w-full max-w-md">
          <ButtonLink
            to={leavesSignIn ? '/' : '/auth'}
            // Keeps the page that the user was on the way to.
            state={state}
            variant="ghost"
            className="mb-4 -ml-3 px-3! text-ink-muted"
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
            <span>{t(leavesSignIn ? 'backHome' : 'backToLogin')}</span>
          </ButtonLink>
          <h1 className="headline text-3xl">{title}</h1>
          {lead !== undefined && <p className="mt-2 text-sm text-ink-muted">{lead}</p>}
          <div className="mt-5">{children}</div>
        </div>
      </section>
    </Page>
  );
}

function Hero({ heroText }: { heroText: string | undefined }): ReactElement {
  const { t } = useTranslation('auth');
  return (
    <section
      data-theme="dark"
      className="relative hidden overflow-clip bg-sunken text-ink lg:block"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 800"
        preserveAspectRatio="xMinYMid slice"
        className="absolute inset-0 size-full text-accent opacity-20"
      >
        <CourtLines />
      </svg>
      {/* Sticky beside a longer form; the 5rem are the footer. */}
      <div className="sticky top-topbar flex min-h-[calc(100dvh-var(--spacing-topbar)-5rem)] w-full flex-col justify-center py-16 pr-12 pl-[calc(max(0rem,(100vw-72rem)/2)+1.5rem)]">
        <p className="headline text-6xl font-black">{t('heading')}</p>
        <p className="mt-5 max-w-md text-lg text-ink-muted">{heroText ?? t('lead')}</p>
      </div>
    </section>
  );
}
