import '@/shared/ui/base.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { keepShellOffline, reloadOnMissingChunk } from '@/app/offline-shell';
import { setPrintFooter } from '@/app/print-footer';
import { pageCodeAt } from '@/app/router';
import { createPageClient } from '@/shared/api/page-client';
import { createQueryClient } from '@/shared/api/query-client';
import { rememberReader } from '@/shared/api/session-memory';
import { i18n, startLanguage } from '@/shared/i18n/i18n';
import type { Namespace } from '@/shared/i18n/text-keys';
import { startBoard } from '@/shared/live/board-store';
import { embeddedLook } from '@/shared/page/embedded-look';
import { readPageData } from '@/shared/page/page-json';
import { startTheme } from '@/shared/ui/theme-store';

startTheme();
reloadOnMissingChunk();
setPrintFooter();
// Pages framed by other sites store nothing on the device.
if (import.meta.env.PROD && embeddedLook() === null) void keepShellOffline();

// Consoles print the cause of an error that is logged as an object, and the place beside it.
const errors = { onRecoverableError: console.error };
const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
void start(container);

/** Not awaited: the code of a page imports the file that this is in. */
async function start(root: HTMLElement): Promise<void> {
  const page = readPageData();
  const client = page === null ? createQueryClient() : createPageClient(page);
  rememberReader(page);
  if (page !== null) startBoard(page);
  const app = (
    <StrictMode>
      <App
        client={client}
        page={page}
        inRouter={(pages) => <BrowserRouter>{pages}</BrowserRouter>}
      />
    </StrictMode>
  );
  // A page in another language than the device's is rendered again, not hydrated.
  if (root.hasChildNodes() && page?.data.language === i18n.language) {
    const texts = (page.data.texts ?? []) as readonly Namespace[];
    await Promise.all([
      startLanguage(),
      ...texts.map((name) => i18n.ready(name)),
      pageCodeAt(location.pathname)?.preload(),
    ]);
    hydrateRoot(root, app, errors);
  } else {
    await startLanguage();
    createRoot(root, errors).render(app);
  }
}
