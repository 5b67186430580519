import type { ComponentType, ReactElement } from 'react';
import { BrowserRouter, Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { HomePage } from '@/pages/HomePage';
import { ProtectedRoute } from '@/shared/api';
import { AppLayout } from '@/shared/layout/AppLayout';
import { BareLayout } from '@/shared/layout/BareLayout';
import { RouterLinks } from '@/shared/layout/RouterLinks';
import { lazyComponent } from '@/shared/lazy-component';
import { CrashBoundary } from './CrashBoundary';

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

const companyOnly = (
  <ProtectedRoute roles={['company']}>
    <Outlet />
  </ProtectedRoute>
);

function page(load: () => Promise<ComponentType>): ReactElement {
  const Page = lazyComponent(load);
  return <Page />;
}

const admin = page(async () => (await import('@/pages/AdminPage')).AdminPage);

const sitePages: RouteObject[] = [
  { index: true, element: <HomePage /> },
  { path: 'auth', element: page(async () => (await import('@/pages/AuthPage')).AuthPage) },
  {
    path: 'auth/forgot',
    element: page(async () => (await import('@/pages/ForgotPasswordPage')).ForgotPasswordPage),
  },
  {
    path: 'auth/reset',
    element: page(async () => (await import('@/pages/ResetPasswordPage')).ResetPasswordPage),
  },
  {
    path: 'auth/confirm',
    element: page(async () => (await import('@/pages/ConfirmEmailPage')).ConfirmEmailPage),
  },
  {
    element: signedIn,
    children: [
      {
        path: 'account',
        element: page(async () => (await import('@/pages/AccountPage')).AccountPage),
      },
    ],
  },
  {
    path: 'live',
    element: page(async () => (await import('@/pages/LiveBoardPage')).LiveBoardPage),
  },
  {
    path: 'live/:id',
    element: page(async () => (await import('@/pages/LiveMatchPage')).LiveMatchPage),
  },
  {
    // The page asks for the sign-in itself (docs/product.md#pages).
    path: 'propositions',
    element: page(async () => (await import('@/pages/RulesPage')).RulesPage),
  },
  {
    path: 'league-table',
    element: page(async () => (await import('@/pages/LeagueTablePage')).LeagueTablePage),
  },
  {
    path: 'matches',
    element: page(async () => (await import('@/pages/MatchesPage')).MatchesPage),
  },
  {
    path: 'statistics',
    element: page(async () => (await import('@/pages/StatisticsPage')).StatisticsPage),
  },
  {
    path: 'gallery',
    element: page(async () => (await import('@/pages/GalleryPage')).GalleryPage),
  },
  { path: 'team/:id', element: page(async () => (await import('@/pages/TeamPage')).TeamPage) },
  {
    element: adminOnly,
    children: [
      { path: 'admin', element: admin },
      { path: 'admin-dashboard', element: admin },
      {
        path: 'admin/jobs',
        element: page(async () => (await import('@/pages/JobsPage')).JobsPage),
      },
      {
        path: 'admin/commentary/:id',
        element: page(async () => (await import('@/pages/CommentaryPage')).CommentaryPage),
      },
      {
        path: 'league/:id',
        element: page(async () => (await import('@/pages/LeaguePage')).LeaguePage),
      },
    ],
  },
  {
    element: companyOnly,
    children: [
      {
        path: 'moj-tim',
        element: page(async () => (await import('@/pages/MyTeamPage')).MyTeamPage),
      },
    ],
  },
  { path: '*', element: page(async () => (await import('@/pages/NotFoundPage')).NotFoundPage) },
];

const workPages: RouteObject[] = [
  {
    path: 'admin/match/:id',
    element: page(async () => (await import('@/pages/MatchControlPage')).MatchControlPage),
  },
];

const embeddedPages: RouteObject[] = [
  {
    path: 'embed/table/:id',
    element: page(async () => (await import('@/pages/EmbedTablePage')).EmbedTablePage),
  },
  {
    path: 'embed/match/:id',
    element: page(async () => (await import('@/pages/EmbedMatchPage')).EmbedMatchPage),
  },
  {
    path: 'overlay/:id',
    element: page(async () => (await import('@/pages/OverlayPage')).OverlayPage),
  },
];

export const routes: RouteObject[] = [
  { element: <BareLayout />, children: embeddedPages },
  { element: <AppLayout />, children: sitePages },
  {
    element: <AppLayout frame="work" />,
    children: [{ element: adminAtWork, children: workPages }],
  },
];

const Pages = (): ReactElement => <RouterLinks>{useRoutes(routes)}</RouterLinks>;

/** Half as heavy as a data router; loaders and actions are not used. */
export function Router(): ReactElement {
  return (
    <BrowserRouter>
      <CrashBoundary>
        <Pages />
      </CrashBoundary>
    </BrowserRouter>
  );
}
