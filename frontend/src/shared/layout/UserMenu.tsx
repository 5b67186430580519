import type { SessionUser } from '@kolo/domain';
import { type ReactElement, Suspense, useState } from 'react';
import { lazyComponent } from '@/shared/page/lazy-component';
import { UserMenuButton } from './UserMenuButton';

const load = async () => (await import('./OpenedUserMenu')).OpenedUserMenu;
const OpenedUserMenu = lazyComponent(load);
const preload = (): void => void load().catch(() => {});

/** The menu's code is loaded when the user is about to open it. */
export function UserMenu({ user }: { user: SessionUser }): ReactElement {
  const [wanted, setWanted] = useState(false);
  const button = (
    <UserMenuButton
      user={user}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setWanted(true)}
    />
  );
  return wanted ? (
    <Suspense fallback={button}>
      <OpenedUserMenu user={user} />
    </Suspense>
  ) : (
    button
  );
}
