import { firstTexts } from './hr/first-texts';
import type { Language } from './language';
import type { Namespace } from './text-keys';
import type { TextsByNamespace } from './translator';

type File = (typeof fileOf)[Namespace];
type Load = () => Promise<TextsByNamespace>;

/** What is shown together comes in one file: `hr/match-texts.ts`. */
export const fileOf = {
  common: 'first',
  home: 'first',
  layout: 'first',
  scoreline: 'first',
  commentary: 'match',
  fansVote: 'match',
  live: 'match',
  replay: 'match',
  share: 'match',
  matchDay: 'matchDay',
  gallery: 'visitor',
  homeBlocks: 'visitor',
  leagueTable: 'visitor',
  matches: 'visitor',
  notFound: 'visitor',
  packages: 'visitor',
  rules: 'visitor',
  statistics: 'visitor',
  teamPage: 'visitor',
  account: 'account',
  auth: 'account',
  myTeam: 'account',
  register: 'account',
  sponsors: 'account',
  console: 'tablet',
  matchRules: 'rules',
  control: 'tablet',
  table: 'tablet',
  admin: 'admin',
  adminLeague: 'admin',
  adminPeople: 'admin',
  audit: 'admin',
  fixture: 'admin',
  jobs: 'admin',
  leaguePage: 'admin',
  schedule: 'admin',
} as const satisfies Record<Namespace, string>;

const loaders: Record<Language, Record<File, Load>> = {
  hr: {
    first: async () => firstTexts,
    match: async () => (await import('./hr/match-texts')).matchTexts,
    matchDay: async () => (await import('./hr/match-day-texts')).matchDayTexts,
    visitor: async () => (await import('./hr/visitor-texts')).visitorTexts,
    account: async () => (await import('./hr/account-texts')).accountTexts,
    rules: async () => (await import('./hr/rule-texts')).ruleTexts,
    tablet: async () => (await import('./hr/tablet-texts')).tabletTexts,
    admin: async () => (await import('./hr/admin-texts')).adminTexts,
  },
  en: {
    first: async () => (await import('./en/first-texts')).firstTexts,
    match: async () => (await import('./en/match-texts')).matchTexts,
    matchDay: async () => (await import('./en/match-day-texts')).matchDayTexts,
    visitor: async () => (await import('./en/visitor-texts')).visitorTexts,
    account: async () => (await import('./en/account-texts')).accountTexts,
    rules: async () => (await import('./en/rule-texts')).ruleTexts,
    tablet: async () => (await import('./en/tablet-texts')).tabletTexts,
    admin: async () => (await import('./en/admin-texts')).adminTexts,
  },
};

/** Loads the file that has the namespace. */
export const readTexts = (language: Language, name: Namespace): Promise<TextsByNamespace> =>
  loaders[language][fileOf[name]]();
