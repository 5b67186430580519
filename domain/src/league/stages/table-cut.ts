import type { TableCut } from '../../contract/stages.js';
import type { LeagueTableRow } from '../../contract/tables.js';
import type { DefinedStage } from '../../season/stages.js';
import { levelTeams } from '../table.js';

interface CutInput {
  stages: readonly Pick<DefinedStage, 'stageId' | 'name' | 'entries'>[];
  /** As many as the league says, while it has defined no stage. */
  finalists: number | null;
  rows: readonly LeagueTableRow[];
}

/** The last place of a table that leads to the finals; null where none does, or every place. */
export function tableCut({ stages, finalists, rows }: CutInput): TableCut | null {
  const [first] = stages.flatMap(({ stageId, name, entries }) => {
    const ranks = entries.flatMap((entry) => (entry.source === 'table' ? [entry.rank] : []));
    return ranks.length === 0
      ? []
      : [{ after: Math.max(...ranks), stageId, stageName: name as string | null }];
  });
  const byNumber =
    finalists === null ? undefined : { after: finalists, stageId: null, stageName: null };
  const cut = first ?? (stages.length === 0 ? byNumber : undefined);
  if (cut === undefined) return null;
  const [last, next] = [rows[cut.after - 1], rows[cut.after]];
  if (last === undefined || next === undefined) return null;
  const across = levelTeams(rows).find((group) =>
    [last, next].every(({ teamId }) => group.includes(teamId)),
  );
  return { ...cut, tied: across ?? [] };
}
