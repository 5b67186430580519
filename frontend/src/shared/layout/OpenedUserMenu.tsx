import type { SessionUser } from '@kolo/domain';
import { CircleUser, LogOut, Target } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactElement } from 'react';
import { errorMessage } from '@/shared/api/error-message';
import { useLogout } from '@/shared/api/session';
import { withQueries } from '@/shared/api/with-queries';
import { useTranslation } from '@/shared/i18n/use-translation';
import { Link } from '@/shared/ui/Link';
import { toast } from '@/shared/ui/toast-store';
import { UserMenuButton } from './UserMenuButton';

const itemStyle =
  'flex min-h-11 items-center gap-2.5 rounded-control px-3 text-sm font-medium outline-none select-none data-highlighted:bg-ink/8';

function MenuOfUser({ user }: { user: SessionUser }): ReactElement {
  const { t } = useTranslation(['layout', 'account', 'predictions']);
  const logout = useLogout();
  const signOut = (): void =>
    logout.mutate(undefined, {
      onError: (error) =>
        toast({
          title: t('account:logoutFailed'),
          description: errorMessage(error),
          variant: 'destructive',
        }),
    });
  return (
    <DropdownMenu.Root modal={false} defaultOpen>
      <DropdownMenu.Trigger asChild>
        <UserMenuButton user={user} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-40 min-w-52 animate-rise rounded-card border bg-surface p-1.5 text-ink shadow-2xl"
        >
          <DropdownMenu.Label className="px-3 py-2">
            <span className="block truncate text-sm font-bold">{user.username}</span>
            <span className="block text-xs text-ink-muted">{t(`account:roles.${user.role}`)}</span>
          </DropdownMenu.Label>
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item asChild className={itemStyle}>
            <Link to="/account">
              <CircleUser aria-hidden="true" className="size-4" />
              {t('account')}
            </Link>
          </DropdownMenu.Item>
          <DropdownMenu.Item asChild className={itemStyle}>
            <Link to="/predictions">
              <Target aria-hidden="true" className="size-4" />
              {t('predictions:title')}
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

export const OpenedUserMenu = withQueries(MenuOfUser);
