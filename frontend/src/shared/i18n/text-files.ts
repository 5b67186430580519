import { firstTexts } from './hr/first-texts';
import type { Language } from './language';
import type { Namespace } from './text-keys';
import type { TextsByNamespace } from './translator';

type File = (typeof fileOf)[Namespace];
type Load = () => Promise<TextsByNamespace>;

/** Texts that are shown together come in one file: `hr/match-texts.ts`. */
export const fileOf = {
  common: 'first',
  layout: 'first',
  scoreline: 'first',
  share: 'first',
  live: 'match',
  replay: 'match',
  ruledMatch: 'ruled-match',
  fansVote: 'match',
  embed: 'embed',
  home: 'home',
  homeBlocks: 'home-block',
  packages: 'home-block',
  calendar: 'season',
  leagueTable: 'league',
  matches: 'season',
  statistics: 'league',
  teamPage: 'season',
  gallery: 'visitor',
  notFound: 'visitor',
  rules: 'visitor',
  account: 'account',
  auth: 'account',
  myTeam: 'account',
  register: 'account',
  setup: 'account',
  sponsors: 'account',
  officials: 'console',
  ruledConsole: 'console',
  matchRules: 'rule',
  seasonRules: 'rule',
  console: 'console',
  consoleAccess: 'console',
  admin: 'admin',
  adminLeague: 'admin',
  adminPeople: 'admin',
  audit: 'admin',
  commentary: 'admin',
  decisions: 'admin',
  fixture: 'admin',
  jobs: 'admin',
  leaguePage: 'admin',
  ruling: 'admin',
  schedule: 'admin',
  stages: 'admin',
  seasonPlan: 'season-plan',
  signOff: 'sign-off',
  discipline: 'discipline',
  bracket: 'bracket',
} as const satisfies Record<Namespace, string>;

const loaders: Record<Language, Record<File, Load>> = {
  hr: {
    first: async () => firstTexts,
    match: async () => (await import('./hr/match-texts')).matchTexts,
    'ruled-match': async () => (await import('./hr/ruled-match-texts')).ruledMatchTexts,
    embed: async () => (await import('./hr/embed-texts')).embedTexts,
    home: async () => (await import('./hr/home-texts')).homeTexts,
    'home-block': async () => (await import('./hr/home-block-texts')).homeBlockTexts,
    league: async () => (await import('./hr/league-texts')).leagueTexts,
    season: async () => (await import('./hr/season-texts')).seasonTexts,
    'season-plan': async () => (await import('./hr/season-plan-texts')).seasonPlanTexts,
    visitor: async () => (await import('./hr/visitor-texts')).visitorTexts,
    account: async () => (await import('./hr/account-texts')).accountTexts,
    rule: async () => (await import('./hr/rule-texts')).ruleTexts,
    console: async () => (await import('./hr/console-texts')).consoleTexts,
    admin: async () => (await import('./hr/admin-texts')).adminTexts,
    'sign-off': async () => (await import('./hr/sign-off-texts')).signOffTexts,
    discipline: async () => (await import('./hr/discipline-texts')).disciplineTexts,
    bracket: async () => (await import('./hr/bracket-texts')).bracketTexts,
  },
  en: {
    first: async () => (await import('./en/first-texts')).firstTexts,
    match: async () => (await import('./en/match-texts')).matchTexts,
    'ruled-match': async () => (await import('./en/ruled-match-texts')).ruledMatchTexts,
    embed: async () => (await import('./en/embed-texts')).embedTexts,
    home: async () => (await import('./en/home-texts')).homeTexts,
    'home-block': async () => (await import('./en/home-block-texts')).homeBlockTexts,
    league: async () => (await import('./en/league-texts')).leagueTexts,
    season: async () => (await import('./en/season-texts')).seasonTexts,
    'season-plan': async () => (await import('./en/season-plan-texts')).seasonPlanTexts,
    visitor: async () => (await import('./en/visitor-texts')).visitorTexts,
    account: async () => (await import('./en/account-texts')).accountTexts,
    rule: async () => (await import('./en/rule-texts')).ruleTexts,
    console: async () => (await import('./en/console-texts')).consoleTexts,
    admin: async () => (await import('./en/admin-texts')).adminTexts,
    'sign-off': async () => (await import('./en/sign-off-texts')).signOffTexts,
    discipline: async () => (await import('./en/discipline-texts')).disciplineTexts,
    bracket: async () => (await import('./en/bracket-texts')).bracketTexts,
  },
};

/** Loads the file that has the namespace. */
export const readTexts = (language: Language, name: Namespace): Promise<TextsByNamespace> =>
  loaders[language][fileOf[name]]();
