import type { ReportContent, TeamSide } from '@kolo/domain';

/** The report has ids only; whoever shows it knows the names. */
export interface ReportNames {
  teams: Record<TeamSide, string>;
  player: (playerId: number) => string;
}

export const hasOpenScorer = ({ scorer, kind }: ReportContent['course'][number]): boolean =>
  scorer === null && kind !== 'own-goal';

export const hasNoPlayer = ({ playerId, official }: ReportContent['cards'][number]): boolean =>
  playerId === null && official === null;
