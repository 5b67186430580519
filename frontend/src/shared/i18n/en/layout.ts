import type { layout as hr } from '../hr/layout';
import type { Translation } from '../translation';

export const layout: Translation<typeof hr> = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main navigation',
  home: 'Home',
  live: 'Live',
  rules: 'Rules',
  myTeam: 'My Team',
  admin: 'Admin',
  account: 'My account',
  signIn: 'Sign in',
  signOut: 'Sign out',
  userMenu: 'User menu',
  roles: {
    admin: 'Administrator',
    company: 'Company',
    referee: 'Referee',
    public: 'Spectator',
  },
  toEnglish: 'Switch to English',
  toCroatian: 'Prebaci na hrvatski',
  lightTheme: 'Light theme',
  darkTheme: 'Dark theme',
  logoutFailed: 'Logout failed',
  footer: 'The corporate futsal league, live.',
  footerNote: 'Times are Zagreb time.',
  lastKnown: 'No connection. As of {{day}} at {{time}}',
  readAgain: 'Try again',
  forbiddenTitle: 'No access',
  forbiddenText: 'Your account has no access to this page.',
};
