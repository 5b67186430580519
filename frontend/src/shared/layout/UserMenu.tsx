import type { SessionUser } from '@kolo/domain';
import { ChevronDown, CircleUser, LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { errorMessage } from '../api/error-message';
import { useLogout } from '../api/session';
import { buttonStyle } from '../ui/button-style';
import { toast } from '../ui/toast-store';

const itemStyle =
  'flex min-h-11 items-center gap-2.5 rounded-control px-3 text-sm font-medium outline-none select-none data-highlighted:bg-ink/8';

export function UserMenu({ user }: { user: SessionUser }): ReactElement {
  const { t } = useTranslation('layout');
  const logout = useLogout();
  const signOut = (): void =>
    logout.mutate(undefined, {
      onError: (error) =>
        toast({
          title: t('logoutFailed'),
          description: errorMessage(error),
          variant: 'destructive',
        }),
    });
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger
        aria-label={`${t('userMenu')}: ${user.username}`}
        className={buttonStyle({ variant: 'ghost', size: 'sm', className: 'min-h-11! px-1.5!' })}
      >
        <span className="grid size-7 place-items-center rounded-full bg-accent text-xs font-extrabold text-on-accent uppercase">
          {Array.from(user.username)[0]}
        </span>
        <span className="hidden max-w-32 truncate sm:inline lg:hidden xl:inline">
          {user.username}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 text-ink-muted" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-40 min-w-52 animate-rise rounded-card border bg-surface p-1.5 text-ink shadow-2xl"
        >
          <DropdownMenu.Label className="px-3 py-2">
            <span className="block truncate text-sm font-bold">{user.username}</span>
            <span className="block text-xs text-ink-muted">{t(`roles.${user.role}`)}</span>
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item asChild className={itemStyle}>
            <Link to="/account">
              <CircleUser aria-hidden="true" className="size-4" />
              {t('account')}
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item onSelect={signOut} disabled={logout.isPending} className={itemStyle}>
            <LogOut aria-hidden="true" className="size-4" />
            {t('signOut')}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
