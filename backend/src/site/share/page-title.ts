import {
  type InBothLanguages,
  matchTitle,
  missingTitles,
  registerTitle,
  tabTitle,
} from '@kolo/domain';
import type { MatchedRoute } from './matched-route.js';
import type { ShareSubject } from './share-subject.js';

/** Must be what the browser's own code sets. */
export const pageTitle = (
  page: MatchedRoute | null,
  found: ShareSubject | null,
  missing: boolean,
): InBothLanguages => {
  const { hr, en } = nameOf(page, found, missing);
  return { hr: tabTitle(hr), en: tabTitle(en) };
};

function nameOf(
  page: MatchedRoute | null,
  found: ShareSubject | null,
  missing: boolean,
): InBothLanguages {
  if (page === null) return missingTitles.page;
  if (missing) return missingOf(page);
  if (page.registers) return registerTitle;
  if (page.path === '/live/:id' && found?.kind === 'match')
    return same(
      matchTitle(found.homeTeam, found.awayTeam, found.score ?? { home: null, away: null }),
    );
  if (page.path === '/team/:id' && found?.kind === 'team') return same(found.name);
  if (page.path === '/player/:id' && found?.kind === 'player') return same(found.name);
  return page.page.title;
}

function missingOf({ path, page }: MatchedRoute): InBothLanguages {
  if (path === '/live/:id') return missingTitles.match;
  if (path === '/player/:id') return missingTitles.player;
  return path === '/team/:id' ? missingTitles.team : page.title;
}

const same = (name: string): InBothLanguages => ({ hr: name, en: name });
