import type { SessionUser } from '@kolo/domain';
import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/use-translation';
import { PlaceLink } from '@/shared/ui/Link';
import { bottomNavigationFor } from './navigation';

interface Props {
  user: SessionUser | null;
}

export function BottomBar({ user }: Props): ReactElement {
  const { t } = useTranslation('layout');
  const entries = bottomNavigationFor(user);
  return (
    <nav
      aria-label={t('mainNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul
        className={clsx(
          'fits-phone flex h-bottombar',
          // Seven words fit beside each other in wide letters of the device too.
          entries.length > 5
            ? 'text-[min(0.6875rem,2.8vw)] tracking-tight'
            : 'text-[min(0.6875rem,3.05vw)]',
        )}
      >
        {entries.map(({ to, label, icon: Icon }) => (
          // Width by content: an administrator has seven entries on a phone.
          <li key={to} className="min-w-0 flex-auto">
            <PlaceLink to={to} className={bottomLink}>
              <Icon aria-hidden="true" className="size-5.5" />
              {/* Two lines where the letters are wider than ours. */}
              <span className="line-clamp-2 max-w-full px-0.5 text-center leading-[1.1] wrap-anywhere hyphens-auto">
                {t(label)}
              </span>
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const bottomLink = ({ isActive }: { isActive: boolean }): string =>
  clsx(
    'relative flex h-full flex-col items-center justify-center gap-1 font-semibold',
    'focus-visible:-outline-offset-3',
    isActive
      ? 'text-accent-ink before:absolute before:top-0 before:h-[3px] before:w-10 before:rounded-b-full before:bg-accent-ink'
      : 'text-ink-muted',
  );
