import { missingTitles, registerTitle, type SitePath, sitePages } from '@kolo/domain';
import type { RouteObject } from 'react-router-dom';
import { en } from '@/shared/i18n/en';
import { hr } from '@/shared/i18n/hr';
import { routes } from './router';

/** Where the pages take the names of their tabs from. */
const named: Record<SitePath, (texts: typeof hr) => string> = {
  '/': ({ home }) => home.title,
  '/auth': ({ auth }) => auth.title,
  '/auth/forgot': ({ account }) => account.forgotTitle,
  '/auth/reset': ({ account }) => account.resetTitle,
  '/auth/confirm': ({ account }) => account.confirmTitle,
  '/mails': ({ account }) => account.mails.title,
  '/setup': ({ setup }) => setup.title,
  '/account': ({ account }) => account.title,
  '/live': ({ live }) => live.title,
  '/live/:id': ({ live }) => live.title,
  '/propositions': ({ rules }) => rules.title,
  '/league-table': ({ leagueTable }) => leagueTable.caption,
  '/matches': ({ matches }) => matches.title,
  '/statistics': ({ statistics }) => statistics.title,
  '/search': ({ search }) => search.title,
  '/developers': ({ developers }) => developers.title,
  '/gallery': ({ gallery }) => gallery.title,
  '/console': ({ consoleAccess }) => consoleAccess.title,
  '/console/match/:id': ({ console }) => console.title,
  '/console/practice': ({ consoleAccess }) => consoleAccess.practice,
  '/team/:id': ({ teamPage }) => teamPage.title,
  '/player/:id': ({ playerPage }) => playerPage.title,
  '/admin': ({ admin }) => admin.title,
  '/admin-dashboard': ({ admin }) => admin.title,
  '/admin/jobs': ({ jobs }) => jobs.title,
  '/admin/commentary/:id': ({ commentary }) => commentary.title,
  '/admin/match/:id': ({ console }) => console.title,
  '/league/:id/suspensions': ({ discipline }) => discipline.title,
  '/league/:id/bracket': ({ bracket }) => bracket.title,
  '/league/:id/awards': ({ awards }) => awards.title,
  '/league/:id/archive': ({ awards }) => awards.archive.title,
  '/league/:id': ({ leaguePage }) => leaguePage.title,
  '/sign-off/:id': ({ signOff }) => signOff.title,
  '/referee': ({ referee }) => referee.title,
  '/predictions': ({ predictions }) => predictions.title,
  '/moj-tim': ({ myTeam }) => myTeam.title,
  '/embed/table/:id': ({ embed }) => embed.frame.table,
  '/embed/bracket/:id': ({ embed }) => embed.frame.bracket,
  '/embed/match/:id': ({ embed }) => embed.frame.match,
  '/scoreboard/:id': ({ embed }) => embed.hall.title,
  '/overlay/:id': ({ embed }) => embed.overlay.title,
};

const pathsOf = (route: RouteObject): string[] => [
  ...(route.index === true ? ['/'] : []),
  ...(route.path === undefined || route.path === '*' ? [] : [`/${route.path}`]),
  ...(route.children ?? []).flatMap(pathsOf),
];

it('the server knows every page that there is, and none beside them', () => {
  expect(routes.flatMap(pathsOf).sort()).toEqual(Object.keys(sitePages).sort());
});

it.each(Object.keys(sitePages) as SitePath[])(
  '%s is called the same by the server and in the browser',
  (path) => {
    expect(sitePages[path].title).toEqual({
      hr: named[path](hr),
      en: named[path](en as typeof hr),
    });
  },
);

it('what is not there is called the same by both, too', () => {
  const both = (name: (texts: typeof hr) => string) => ({
    hr: name(hr),
    en: name(en as typeof hr),
  });
  expect(registerTitle).toEqual(both(({ register }) => register.title));
  expect(missingTitles.page).toEqual(both(({ notFound }) => notFound.title));
  expect(missingTitles.match).toEqual(both(({ live }) => live.refused.notFound));
  expect(missingTitles.team).toEqual(both(({ teamPage }) => teamPage.notFound));
  expect(missingTitles.player).toEqual(both(({ playerPage }) => playerPage.notFound));
});
