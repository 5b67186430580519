import './shared/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { keepShellOffline, reloadOnMissingChunk } from './app/offline-shell';
import { textsReady } from './shared/i18n/i18n';
import { startTheme } from './shared/ui/theme-store';

startTheme();
reloadOnMissingChunk();
if (import.meta.env.PROD) void keepShellOffline();

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
await textsReady;
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
