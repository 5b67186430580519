import {
  formatSigned,
  formatWhole,
  type LeagueTableRow,
  type MatchView,
  outcomeWord,
} from '@kolo/domain';
import type { Language } from '../../../platform/api/language.js';
import { momentOf } from './moments.js';
import { scoreText } from './report-context.js';
import { reportTexts } from './report-texts.js';
import type { Cell } from './table.js';

/** The score, and the word for how it came about. */
export function resultText(
  match: MatchView,
  language: Language,
): { score: string; note: string | null } {
  const { homeScore, awayScore, resultState } = match;
  const isKnown = homeScore !== null && awayScore !== null;
  const score = isKnown ? scoreText({ home: homeScore, away: awayScore }) : '– : –';
  const isUnderProtest = resultState === 'under-protest';
  const notes = [howText(match, language), isUnderProtest && reportTexts[language].underProtest];
  const note = notes.filter((part) => typeof part === 'string').join(' · ');
  return { score, note: note === '' ? null : note };
}

function howText(match: MatchView, language: Language): string | null {
  const { shootout, afterExtraTime, status } = match;
  const texts = reportTexts[language];
  const decided = outcomeWord(match, language);
  if (decided !== null) return decided;
  if (shootout !== undefined)
    return `${texts.kicks.toLowerCase()} ${shootout.home}:${shootout.away}`;
  if (afterExtraTime) return texts.extraTime;
  return status === 'completed' ? null : texts.status[status];
}

export function tableRow(row: LeagueTableRow): Cell[] {
  const { position, teamName, played, won, drawn, lost, goalDifference, points, unranked } = row;
  return [
    unranked ? '–' : `${position}.`,
    teamName,
    String(played),
    String(won),
    String(drawn),
    String(lost),
    `${row.goalsFor ?? 0} : ${row.goalsAgainst ?? 0}`,
    formatSigned(goalDifference ?? 0),
    { text: formatWhole(points), weight: 'bold' },
  ];
}

/** `INA: −1 (nedolazak, 14. 3. 2026.)` for each decision about the points of a team. */
export const adjustmentTexts = (
  { teamName, adjustments = [] }: LeagueTableRow,
  language: Language,
): string[] =>
  adjustments.map(({ points, cause, on }) => {
    const { day } = momentOf(`${on}T12:00:00Z`, language);
    return `${teamName}: ${formatSigned(points)} (${reportTexts[language].adjustment[cause]}, ${day})`;
  });
