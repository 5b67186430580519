export const notFound = {
  title: 'Page Not Found',
  lead: 'Stranica koju tražite ne postoji ili je premještena.',
  home: 'Na početnu',
};
