import type { LeagueName } from '@kolo/domain';

export const leagueLabel = ({ name, season }: Omit<LeagueName, 'id'>): string =>
  `${name} · ${season}`;
