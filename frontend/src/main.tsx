import './shared/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { keepShellOffline, reloadOnMissingChunk } from './app/offline-shell';
import { setPrintFooter } from './app/print-footer';
import { embeddedLook } from './shared/embedded-look';
import { startLanguage } from './shared/i18n/i18n';
import { fontsReady } from './shared/ui/fonts';
import { startTheme } from './shared/ui/theme-store';

startTheme();
reloadOnMissingChunk();
setPrintFooter();
// Pages framed by other sites store nothing on the device.
if (import.meta.env.PROD && embeddedLook() === null) void keepShellOffline();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
await Promise.all([startLanguage(), fontsReady()]);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
