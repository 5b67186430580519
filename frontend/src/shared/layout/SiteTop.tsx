import type { SessionUser } from '@kolo/domain';
import type { ReactElement } from 'react';
import { Backdrop } from './Backdrop';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

/** The header and the background of a page. */
export const SiteTop = ({ user }: { user: SessionUser | null }): ReactElement => (
  <>
    <SkipLink />
    <Backdrop />
    <TopBar user={user} />
  </>
);
