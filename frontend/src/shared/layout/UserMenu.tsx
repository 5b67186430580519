import type { SessionUser } from '@kolo/domain';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { patientImport } from '../patient-import';
import { UserMenuButton } from './UserMenuButton';

const load = async () => ({ default: (await import('./OpenedUserMenu')).OpenedUserMenu });
const OpenedUserMenu = lazy(() => patientImport(load));
const preload = (): void => void load().catch(() => {});

/** The menu behind the button is code of its own, which comes when somebody is about to open it. */
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
