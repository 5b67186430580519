import type { SessionUser } from '@kolo/domain';
import { Images } from 'lucide-react';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { buttonStyle } from '@/shared/ui/button-style';
import { Link, PlaceLink } from '@/shared/ui/Link';
import { usePlace } from '@/shared/ui/navigation';
import { useWide } from '@/shared/ui/use-wide';
import { LanguageToggle } from './LanguageToggle';
import { LiveLink } from './LiveLink';
import { Logo } from './Logo';
import { topNavigationFor } from './navigation';
import { SearchButton } from './SearchButton';
import { ThemeToggle } from './ThemeToggle';
import { topLink } from './top-link';
import { UserMenu } from './UserMenu';

interface Props {
  user: SessionUser | null;
}

export function TopBar({ user }: Props): ReactElement {
  // A window may be narrower than the server assumed, so the style sheet decides what is visible.
  const wide = useWide('md');
  return (
    <header
      data-theme="dark"
      // The keyboard must not stop here behind a dialog that covers the screen.
      data-screen
      className="@container sticky top-0 z-30 border-b bg-canvas pt-[env(safe-area-inset-top)] text-ink [@media(max-height:900px)]:group-has-[[data-alone]]/layout:invisible"
    >
      <div className="fits-phone mx-auto flex h-topbar max-w-6xl items-center px-3 sm:gap-1 sm:px-6">
        <Link to="/" className="rounded-control py-1 sm:mr-2 sm:pr-1">
          <Logo />
        </Link>
        {wide && <WideNavigation user={user} />}
        <div className="ml-auto flex items-center">
          <SearchButton />
          <GalleryLink />
          <LanguageToggle />
          <ThemeToggle />
          <span className="flex justify-end sm:ml-2">
            {user === null ? <SignInLink /> : <UserMenu user={user} />}
          </span>
        </div>
      </div>
    </header>
  );
}

function WideNavigation({ user }: Props): ReactElement {
  const { t } = useTranslation('layout');
  return (
    // With text of twice the size the rest is reached by scrolling.
    <nav
      aria-label={t('mainNavigation')}
      className="flex h-full min-w-0 items-stretch scroll-x [scrollbar-width:none] max-lg:hidden"
    >
      {topNavigationFor(user).map(({ to, label }) => (
        <PlaceLink key={to} to={to} className={topLink}>
          {t(label)}
        </PlaceLink>
      ))}
      <PlaceLink to="/gallery" className={topLink}>
        {t('gallery')}
      </PlaceLink>
      <LiveLink />
    </nav>
  );
}

function GalleryLink(): ReactElement {
  const { t } = useTranslation('layout');
  return (
    <PlaceLink
      to="/gallery"
      aria-label={t('gallery')}
      title={t('gallery')}
      className={() => buttonStyle({ variant: 'ghost', square: true, className: 'lg:hidden' })}
    >
      <Images aria-hidden="true" className="size-5" />
    </PlaceLink>
  );
}

function SignInLink(): ReactElement {
  const { t } = useTranslation('layout');
  const { pathname, search, hash, state } = usePlace();
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
