import type { ManageView, TeamSide } from '@kolo/domain';

/** `, d.o.o.`, ` d. d.`, ` j.d.o.o.`, ` k.d.` or ` j.t.d.` at the end of a name. */
const legalForm = /[ ,]+(?:(?:j\. ?)?d\. ?o\. ?o|d\. ?d|k\. ?d|j\. ?t\. ?d)\.?$/i;

/**
 * The names of both teams where the console has little room: without the legal form of the company, unless
 * nothing else distinguishes them.
 */
export function shortNames({
  homeTeamName,
  awayTeamName,
}: Pick<ManageView, 'homeTeamName' | 'awayTeamName'>): Record<TeamSide, string> {
  const home = homeTeamName.replace(legalForm, '');
  const away = awayTeamName.replace(legalForm, '');
  return home === away ? { home: homeTeamName, away: awayTeamName } : { home, away };
}
