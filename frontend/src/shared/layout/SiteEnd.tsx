import type { SessionUser } from '@kolo/domain';
import type { ReactElement } from 'react';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';

/** The footer, and the navigation of phones. */
export const SiteEnd = ({ user }: { user: SessionUser | null }): ReactElement => (
  <>
    <Footer />
    <BottomBar user={user} />
  </>
);
