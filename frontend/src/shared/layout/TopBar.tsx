import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useSession } from '../api/session';
import { ButtonLink } from '../ui/ButtonLink';
import { LanguageToggle } from './LanguageToggle';
import { Logo } from './Logo';
import { navigationFor } from './navigation';
import { ThemeToggle } from './ThemeToggle';
import { UserMenu } from './UserMenu';

/** Dark in both themes: the one place that always looks the same. */
export function TopBar(): ReactElement {
  const { t } = useTranslation('layout');
  const session = useSession();
  const user = session.status === 'known' ? session.user : null;
  return (
    <header
      data-theme="dark"
      // Behind a console that has the screen to itself, the keyboard must not stop here.
      className="sticky top-0 z-30 border-b bg-canvas pt-[env(safe-area-inset-top)] text-ink [@media(max-height:900px)]:group-has-[[data-alone]]/layout:invisible"
    >
      <div className="mx-auto flex h-topbar max-w-6xl items-center gap-1 px-3 sm:px-6">
        <Link to="/" className="mr-2 rounded-control py-1 pr-1">
          <Logo />
        </Link>
        <nav aria-label={t('mainNavigation')} className="hidden h-full items-stretch gap-1 md:flex">
          {navigationFor(user).map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === '/'} className={topLink}>
              {t(label)}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center">
          <LanguageToggle />
          <ThemeToggle />
          <span className="ml-2 flex justify-end">
            {user && <UserMenu user={user} />}
            {session.status === 'known' && user === null && <SignInLink />}
          </span>
        </div>
      </div>
    </header>
  );
}

/** Leads back to the page where it was pressed. */
function SignInLink(): ReactElement {
  const { t } = useTranslation('layout');
  const { pathname, search, hash, state } = useLocation();
  const asking = pathname === '/auth' || pathname.startsWith('/auth/');
  return (
    <ButtonLink
      to="/auth"
      state={asking ? state : { from: pathname + search + hash }}
      size="sm"
      className="min-h-11!"
    >
      {t('signIn')}
    </ButtonLink>
  );
}

const topLink = ({ isActive }: { isActive: boolean }): string =>
  clsx(
    'relative flex items-center px-3 text-sm font-semibold focus-visible:-outline-offset-3',
    isActive
      ? 'text-ink after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t-full after:bg-accent'
      : 'text-ink-muted hover:text-ink',
  );
