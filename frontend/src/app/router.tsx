import type { ComponentType, ReactElement } from 'react';
import { matchRoutes, Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { HomePage } from '@/pages/HomePage';
import { ProtectedRoute } from '@/shared/api';
import { AppLayout } from '@/shared/layout/AppLayout';
import { BareLayout } from '@/shared/layout/BareLayout';
import { RouterLinks } from '@/shared/layout/RouterLinks';
import { CrashBoundary } from './CrashBoundary';
import { PageCode, ShownPage } from './ShownPage';

const signedIn = (
  <ProtectedRoute>
    <Outlet />
  </ProtectedRoute>
);

const adminOnly = (
  <ProtectedRoute roles={['admin']}>
    <Outlet />
  </ProtectedRoute>
);

const adminAtWork = (
  <ProtectedRoute roles={['admin']} stays>
    <Outlet />
  </ProtectedRoute>
);

const refereeOnly = (
  <ProtectedRoute roles={['referee']}>
    <Outlet />
  </ProtectedRoute>
);
const companyOnly = (
  <ProtectedRoute roles={['company']}>
    <Outlet />
  </ProtectedRoute>
);

function page(
  name: string,
  load: () => Promise<ComponentType>,
): Pick<RouteObject, 'element' | 'handle'> {
  const code = new PageCode(name, load);
  return { element: <ShownPage code={code} />, handle: code };
}

const admin = page('AdminPage', async () => (await import('@/pages/AdminPage')).AdminPage);

const sitePages: RouteObject[] = [
  { index: true, element: <HomePage /> },
  { path: 'auth', ...page('AuthPage', async () => (await import('@/pages/AuthPage')).AuthPage) },
  {
    path: 'auth/forgot',
    ...page(
      'ForgotPasswordPage',
      async () => (await import('@/pages/ForgotPasswordPage')).ForgotPasswordPage,
    ),
  },
  {
    path: 'auth/reset',
    ...page(
      'ResetPasswordPage',
      async () => (await import('@/pages/ResetPasswordPage')).ResetPasswordPage,
    ),
  },
  {
    path: 'auth/confirm',
    ...page(
      'ConfirmEmailPage',
      async () => (await import('@/pages/ConfirmEmailPage')).ConfirmEmailPage,
    ),
  },
  {
    path: 'mails',
    ...page('MailLinkPage', async () => (await import('@/pages/MailLinkPage')).MailLinkPage),
  },
  {
    path: 'setup',
    ...page('SetupPage', async () => (await import('@/pages/SetupPage')).SetupPage),
  },
  {
    element: signedIn,
    children: [
      {
        path: 'account',
        ...page('AccountPage', async () => (await import('@/pages/AccountPage')).AccountPage),
      },
      {
        path: 'predictions',
        ...page(
          'PredictionsPage',
          async () => (await import('@/pages/match-parts')).PredictionsPage,
        ),
      },
      {
        path: 'sign-off/:id',
        ...page('SignOffPage', async () => (await import('@/pages/SignOffPage')).SignOffPage),
      },
    ],
  },
  {
    path: 'live',
    ...page('LiveBoardPage', async () => (await import('@/pages/LiveBoardPage')).LiveBoardPage),
  },
  {
    path: 'live/:id',
    ...page('LiveMatchPage', async () => (await import('@/pages/LiveMatchPage')).LiveMatchPage),
  },
  {
    // The page asks for the sign-in itself (docs/product.md#pages).
    path: 'propositions',
    ...page('RulesPage', async () => (await import('@/pages/RulesPage')).RulesPage),
  },
  {
    path: 'league-table',
    ...page(
      'LeagueTablePage',
      async () => (await import('@/pages/LeagueTablePage')).LeagueTablePage,
    ),
  },
  {
    path: 'matches',
    ...page('MatchesPage', async () => (await import('@/pages/MatchesPage')).MatchesPage),
  },
  {
    path: 'statistics',
    ...page('StatisticsPage', async () => (await import('@/pages/StatisticsPage')).StatisticsPage),
  },
  {
    path: 'search',
    ...page('SearchPage', async () => (await import('@/pages/SearchPage')).SearchPage),
  },
  {
    path: 'developers',
    ...page('DevelopersPage', async () => (await import('@/pages/DevelopersPage')).DevelopersPage),
  },
  {
    path: 'gallery',
    ...page('GalleryPage', async () => (await import('@/pages/GalleryPage')).GalleryPage),
  },
  {
    path: 'console',
    ...page('ConsolePage', async () => (await import('@/pages/ConsolePage')).ConsolePage),
  },
  {
    path: 'league/:id/suspensions',
    ...page(
      'SuspensionsPage',
      async () => (await import('@/pages/SuspensionsPage')).SuspensionsPage,
    ),
  },
  {
    path: 'league/:id/bracket',
    ...page('BracketPage', async () => (await import('@/pages/BracketPage')).BracketPage),
  },
  {
    path: 'league/:id/awards',
    ...page('AwardsPage', async () => (await import('@/pages/AwardsPage')).AwardsPage),
  },
  {
    path: 'league/:id/archive',
    ...page(
      'SeasonArchivePage',
      async () => (await import('@/pages/SeasonArchivePage')).SeasonArchivePage,
    ),
  },
  {
    path: 'team/:id',
    ...page('TeamPage', async () => (await import('@/pages/TeamPage')).TeamPage),
  },
  {
    path: 'player/:id',
    ...page('PlayerPage', async () => (await import('@/pages/PlayerPage')).PlayerPage),
  },
  {
    element: adminOnly,
    children: [
      { path: 'admin', ...admin },
      { path: 'admin-dashboard', ...admin },
      {
        path: 'admin/jobs',
        ...page('JobsPage', async () => (await import('@/pages/JobsPage')).JobsPage),
      },
      {
        path: 'admin/commentary/:id',
        ...page(
          'CommentaryPage',
          async () => (await import('@/pages/CommentaryPage')).CommentaryPage,
        ),
      },
      {
        path: 'league/:id',
        ...page('LeaguePage', async () => (await import('@/pages/LeaguePage')).LeaguePage),
      },
    ],
  },
  {
    element: refereeOnly,
    children: [
      {
        path: 'referee',
        ...page('RefereePage', async () => (await import('@/pages/RefereePage')).RefereePage),
      },
    ],
  },
  {
    element: companyOnly,
    children: [
      {
        path: 'moj-tim',
        ...page('MyTeamPage', async () => (await import('@/pages/MyTeamPage')).MyTeamPage),
      },
    ],
  },
  {
    path: '*',
    ...page('NotFoundPage', async () => (await import('@/pages/NotFoundPage')).NotFoundPage),
  },
];

const workPages: RouteObject[] = [
  {
    path: 'admin/match/:id',
    ...page(
      'AdminConsolePage',
      async () => (await import('@/pages/AdminConsolePage')).AdminConsolePage,
    ),
  },
];

/** The page itself checks access: a grant is not a session. */
const consolePages: RouteObject[] = [
  {
    path: 'console/match/:id',
    ...page(
      'MatchConsolePage',
      async () => (await import('@/pages/MatchConsolePage')).MatchConsolePage,
    ),
  },
  {
    path: 'console/practice',
    ...page(
      'PracticeMatchPage',
      async () => (await import('@/pages/PracticeMatchPage')).PracticeMatchPage,
    ),
  },
];

const embeddedPages: RouteObject[] = [
  {
    path: 'embed/table/:id',
    ...page('EmbedTablePage', async () => (await import('@/pages/EmbedTablePage')).EmbedTablePage),
  },
  {
    path: 'embed/bracket/:id',
    ...page(
      'EmbedBracketPage',
      async () => (await import('@/pages/EmbedBracketPage')).EmbedBracketPage,
    ),
  },
  {
    path: 'embed/match/:id',
    ...page('EmbedMatchPage', async () => (await import('@/pages/EmbedMatchPage')).EmbedMatchPage),
  },
  {
    path: 'scoreboard/:id',
    ...page('HallBoardPage', async () => (await import('@/pages/HallBoardPage')).HallBoardPage),
  },
  {
    path: 'overlay/:id',
    ...page('OverlayPage', async () => (await import('@/pages/OverlayPage')).OverlayPage),
  },
];

export const routes: RouteObject[] = [
  { element: <BareLayout />, children: embeddedPages },
  { element: <AppLayout />, children: sitePages },
  {
    element: <AppLayout frame="work" />,
    children: [{ element: adminAtWork, children: workPages }, ...consolePages],
  },
];

const Page = (): ReactElement => <RouterLinks>{useRoutes(routes)}</RouterLinks>;

/** Half as heavy as a data router; loaders and actions are not used. */
export const Pages = (): ReactElement => (
  <CrashBoundary>
    <Page />
  </CrashBoundary>
);

/** Null for the home page, whose code is always there. */
export function pageCodeAt(path: string): PageCode | null {
  const handle: unknown = matchRoutes(routes, path)?.at(-1)?.route.handle;
  return handle instanceof PageCode ? handle : null;
}
