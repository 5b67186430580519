import type { ReactElement } from 'react';
import { createBrowserRouter, Outlet, type RouteObject } from 'react-router-dom';
import { ProtectedRoute } from '../shared/api';
import { AppLayout } from '../shared/layout/AppLayout';
import { PageSpinner } from '../shared/ui';
import { CrashPage } from './CrashPage';

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

const companyOnly = (
  <ProtectedRoute roles={['company']}>
    <Outlet />
  </ProtectedRoute>
);

const admin = async () => ({ Component: (await import('../pages/AdminPage')).AdminPage });

/** What fills the page's frame, and is a chunk of its own. */
const sitePages: RouteObject[] = [
  {
    index: true,
    lazy: async () => ({ Component: (await import('../pages/HomePage')).HomePage }),
  },
  {
    path: 'auth',
    lazy: async () => ({ Component: (await import('../pages/AuthPage')).AuthPage }),
  },
  {
    path: 'auth/forgot',
    lazy: async () => ({
      Component: (await import('../pages/ForgotPasswordPage')).ForgotPasswordPage,
    }),
  },
  {
    path: 'auth/reset',
    lazy: async () => ({
      Component: (await import('../pages/ResetPasswordPage')).ResetPasswordPage,
    }),
  },
  {
    element: signedIn,
    children: [
      {
        path: 'account',
        lazy: async () => ({ Component: (await import('../pages/AccountPage')).AccountPage }),
      },
    ],
  },
  {
    path: 'live',
    lazy: async () => ({ Component: (await import('../pages/LiveBoardPage')).LiveBoardPage }),
  },
  {
    path: 'live/:id',
    lazy: async () => ({ Component: (await import('../pages/LiveMatchPage')).LiveMatchPage }),
  },
  {
    // Asks for the sign-in itself (spec section 2).
    path: 'propositions',
    lazy: async () => ({ Component: (await import('../pages/RulesPage')).RulesPage }),
  },
  {
    path: 'league-table',
    lazy: async () => ({ Component: (await import('../pages/LeagueTablePage')).LeagueTablePage }),
  },
  {
    path: 'matches',
    lazy: async () => ({ Component: (await import('../pages/MatchesPage')).MatchesPage }),
  },
  {
    path: 'statistics',
    lazy: async () => ({ Component: (await import('../pages/StatisticsPage')).StatisticsPage }),
  },
  {
    path: 'team/:id',
    lazy: async () => ({ Component: (await import('../pages/TeamPage')).TeamPage }),
  },
  {
    element: adminOnly,
    children: [
      { path: 'admin', lazy: admin },
      { path: 'admin-dashboard', lazy: admin },
      {
        path: 'league/:id',
        lazy: async () => ({ Component: (await import('../pages/LeaguePage')).LeaguePage }),
      },
    ],
  },
  {
    element: companyOnly,
    children: [
      {
        path: 'moj-tim',
        lazy: async () => ({ Component: (await import('../pages/MyTeamPage')).MyTeamPage }),
      },
    ],
  },
  {
    path: '*',
    lazy: async () => ({ Component: (await import('../pages/NotFoundPage')).NotFoundPage }),
  },
];

const workPages: RouteObject[] = [
  {
    path: 'admin/match/:id',
    lazy: async () => ({ Component: (await import('../pages/MatchControlPage')).MatchControlPage }),
  },
];

const starting: ReactElement = <PageSpinner />;

export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: starting,
    children: sitePages,
  },
  {
    element: <AppLayout frame="work" />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: starting,
    children: [{ element: adminOnly, children: workPages }],
  },
];

export const createRouter = () => createBrowserRouter(routes);
