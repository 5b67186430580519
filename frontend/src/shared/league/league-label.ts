import type { LeagueName } from '@kolo/domain';

/** A league in one line, in both languages and on every page. */
export const leagueLabel = ({ name, season }: Omit<LeagueName, 'id'>): string =>
  `${name} · ${season}`;
