import '@/shared/ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { bars } from '@/app/live/bars';
import { LiveApp } from '@/app/live/LiveApp';
import { framedPage } from '@/app/live/live-pages';
import { keepShellOffline, reloadOnMissingChunk } from '@/app/offline-shell';
import { setPrintFooter } from '@/app/print-footer';
import { preloadTeamFacts } from '@/features/live-view/team-facts';
import { rememberedUser, rememberReader } from '@/shared/api/session-memory';
import { shownUser } from '@/shared/api/shown-user';
import { i18n, startLanguage } from '@/shared/i18n/i18n';
import type { Namespace } from '@/shared/i18n/text-keys';
import { embeddedLook } from '@/shared/page/embedded-look';
import { readPageData } from '@/shared/page/page-json';
import { startTheme } from '@/shared/ui/theme-store';

startTheme();
reloadOnMissingChunk();
setPrintFooter();
if (import.meta.env.PROD && embeddedLook() === null) void keepShellOffline();

const root = document.getElementById('root');
if (root === null) throw new Error('live.html has no #root');
const { pathname, search } = window.location;
const page = readPageData();
rememberReader(page);
const user = rememberedUser();
// The server refuses everything else until then.
if (user?.secondFactorMissing) window.location.replace('/account');
shownUser.setState({ user });
const app = (
  <StrictMode>
    <LiveApp pathname={pathname} search={search} page={page} />
  </StrictMode>
);
// A page in another language than the device's is rendered again, not hydrated.
const isRendered = root.hasChildNodes() && page?.data.language === i18n.language;
const texts = (page?.data.texts ?? ['live']) as readonly Namespace[];
const framed = framedPage(pathname);
await Promise.all([
  startLanguage(),
  ...texts.map((name) => i18n.ready(name)),
  framed?.preload(),
  ...(framed === null && !isRendered ? [bars.top.preload(), bars.end.preload()] : []),
  framed === null && page?.data.screen === 'desktop' && preloadTeamFacts(),
]);
// Consoles print the cause of an error that is logged as an object, and the place beside it.
const errors = { onRecoverableError: console.error };
if (isRendered) hydrateRoot(root, app, errors);
else createRoot(root, errors).render(app);
