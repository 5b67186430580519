import type { PageModules } from './page-modules.ts';

const entries = ['src/entries/app.tsx', 'src/entries/live.tsx'] as const;

/** What a match's page loads when it is opened or needed. */
const parts = [
  'src/shared/api/with-queries.tsx',
  'src/shared/live/RunningDot.tsx',
  'src/shared/layout/OpenedUserMenu.tsx',
  'src/features/commentary/MatchText.tsx',
  'src/features/live-view/fans-vote/FansVoteCard.tsx',
  'src/features/live-view/replay/OpenReplay.tsx',
] as const;

export const pageSources = [...entries, ...parts] as const;

/** A page starts when its entry is run, so no other page may load it along with what they share. */
const startsPage = (module: string): boolean =>
  module.endsWith('.html') || entries.some((entry) => module.endsWith(entry));

const isLibrary = (module: string): boolean => module.includes('/node_modules/');

/** Which file a module stands in; null where it follows the pages that use it. */
export const chunkNames =
  (modules: PageModules<(typeof pageSources)[number]>) =>
  (module: string): string | null => {
    if (startsPage(module)) return null;
    const inApp = modules['src/entries/app.tsx'].has(module);
    const inMatch = modules['src/entries/live.tsx'].has(module);
    // React changes seldom and stays cached when a new version is released.
    if (inApp && inMatch) return isLibrary(module) ? 'react' : 'frame';
    if (inMatch) return 'match';
    if (!inApp) return null;
    // The app needs it at once, and the parts of a match's page without the rest of the app.
    if (parts.some((part) => modules[part].has(module))) return 'reads';
    return isLibrary(module) ? 'router' : 'home';
  };
