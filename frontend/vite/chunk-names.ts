import type { PageModules } from './page-modules.ts';

const entries = ['src/entries/app.tsx', 'src/entries/live.tsx'] as const;

/** Chunks that a match's page loads when it is touched or something happens. */
const laterParts = [
  'src/app/live/MatchBars.tsx',
  'src/features/commentary/MatchCommentary.tsx',
  'src/features/live-view/LineUps.tsx',
  'src/features/live-view/MatchTools.tsx',
  'src/features/live-view/TeamStatistics.tsx',
  'src/shared/live/RunningDot.tsx',
  'src/shared/live/news/news-parts.ts',
] as const;

/** Chunks that it loads with the code that reads answers. */
const readingParts = [
  'src/shared/api/with-queries.tsx',
  'src/shared/layout/OpenedUserMenu.tsx',
  'src/features/commentary/MatchText.tsx',
  'src/features/live-view/fans-vote/FansVoteCard.tsx',
  'src/features/live-view/replay/OpenReplay.tsx',
] as const;

/** Pages that visitors open one after the other. */
const visitorPages = [
  'src/pages/HomeStatistics.tsx',
  'src/pages/HomeTable.tsx',
  'src/pages/LeagueTablePage.tsx',
  'src/pages/LiveBoardPage.tsx',
  'src/pages/MatchesPage.tsx',
  'src/pages/StatisticsPage.tsx',
  'src/pages/TeamPage.tsx',
] as const;

export const pageSources = [...entries, ...laterParts, ...readingParts, ...visitorPages] as const;
type PageSource = (typeof pageSources)[number];

/** A page starts when its entry is run, so no other page may load it along with what they share. */
const startsPage = (module: string): boolean =>
  module.endsWith('.html') || entries.some((entry) => module.endsWith(entry));

const isLibrary = (module: string): boolean => module.includes('/node_modules/');

/** Parts that are one file, because the first page names every file that another may need. */
const oneFiles = {
  controls: /\/src\/shared\/(ui\/(?!Toast)|browser\/|api\/)/,
  icons: /\/lucide-react\/dist\/esm\/icons\//,
  search: /\/src\/(shared\/search\/|people\/(folded-name|searched-words)\.)/,
} as const;

const oneFileOf = (module: string): string | null =>
  Object.entries(oneFiles).find(([, modules]) => modules.test(module))?.[0] ?? null;

/** Which file a module stands in; null where it follows the pages that use it. */
export const chunkNames =
  (modules: PageModules<PageSource>) =>
  (module: string): string | null => {
    if (startsPage(module)) return null;
    // Each chunk's name costs the first page bytes, and both buttons stand side by side.
    if (/\/shared\/sharing\/(?:Share|Story)Button\.tsx$/.test(module)) return 'sharing';
    const inApp = modules['src/entries/app.tsx'].has(module);
    const inMatch = modules['src/entries/live.tsx'].has(module);
    const isIn = (sources: readonly PageSource[]): boolean =>
      sources.some((source) => modules[source].has(module));
    const pages = visitorPages.filter((page) => modules[page].has(module)).length;
    // React changes seldom and stays cached when a new version is released.
    if (inApp && inMatch) return isLibrary(module) ? 'react' : 'frame';
    // Other pages need some of a match's page, but not all of it.
    if (inMatch) return pages > 0 ? 'shown' : 'match';
    if (!inApp) return pages > 1 ? 'visitor' : oneFileOf(module);
    if (isIn(laterParts)) return 'bars';
    // The app needs it at once, and the parts of a match's page without the rest of the app.
    if (isIn(readingParts)) return 'reads';
    return isLibrary(module) ? 'router' : 'home';
  };
