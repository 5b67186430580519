import type { DataSource } from 'typeorm';
import { OperatorError } from '../../platform/log/operator.error.js';
import { type DeletedMatch, drawnAgain, leaguesInUse } from './history.js';

const maxNamed = 10;

interface RestoreOptions {
  matchId?: number;
  /** Also beside matches that replaced them. */
  beside: boolean;
}

export async function restorable(
  source: DataSource,
  matches: readonly DeletedMatch[],
  { matchId, beside }: RestoreOptions,
): Promise<DeletedMatch[]> {
  if (matches.length === 0) throw new OperatorError('Nothing of that is deleted.');
  const whole = matches.filter(({ gone }) => gone.length === 0);
  if (whole.length === 0) throw new OperatorError(`${whyNot(matches)}.`);
  if (beside) return whole;
  for (const match of matchId === undefined ? [] : whole) await refuseTwin(source, match);
  const used = matchId === undefined ? await leaguesInUse(source, whole) : [];
  if (used.length > 0)
    throw new OperatorError(
      `League ${used.join(', ')} has matches again. With --beside the deleted ones come back next to them.`,
    );
  return whole;
}

export function whyNot(matches: readonly DeletedMatch[]): string {
  const lacking = matches.filter(({ gone }) => gone.length > 0);
  const gone = [...new Set(lacking.flatMap((match) => match.gone))];
  const ids = lacking.map(({ matchId }) => matchId);
  const some = ids.slice(0, maxNamed).join(', ') + (ids.length > maxNamed ? ', …' : '');
  const which = ids.length === 1 ? `Match ${some}` : `${ids.length} matches (${some})`;
  return `${which} cannot come back, because ${gone.join(' and ')} ${gone.length === 1 ? 'does' : 'do'} not exist any more`;
}

async function refuseTwin(source: DataSource, match: DeletedMatch): Promise<void> {
  const twin = await drawnAgain(source, match);
  if (twin === null) return;
  const { matchId, homeTeam, awayTeam, round } = match;
  throw new OperatorError(
    `${homeTeam} – ${awayTeam} of round ${round ?? '–'} was drawn again as match ${twin}. With --beside match ${matchId} comes back next to it, and both count in the table.`,
  );
}
