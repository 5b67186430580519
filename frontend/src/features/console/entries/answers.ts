import type { LoggedMatchEvent } from '@kolo/domain';
import type { Tap } from '@/features/console/taps/tap';

/** Ids of the entries that answer a question about another entry: they belong to it and are no row of their own. */
export function answersIn(actions: readonly LoggedMatchEvent[]): ReadonlySet<string> {
  const answers = new Set<string>();
  let entry: string | null = null;
  for (const action of actions) {
    if (action.type === 'ActionCorrected' && action.data.actionId === entry) answers.add(action.id);
    else entry = action.id;
  }
  return answers;
}

/** How many entries wait: a tap and the answers about it are one. */
export const entriesIn = (taps: readonly Tap[]): number =>
  new Set(
    taps.map(({ commandId, command }) =>
      command.type === 'CorrectAction' ? command.actionId : `${commandId}.0`,
    ),
  ).size;
