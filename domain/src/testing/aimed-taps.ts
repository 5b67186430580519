import type { MatchCommand } from '../match/commands.js';
import { correctionFields, mayCorrect } from '../match/corrections.js';
import { rowOf } from '../match/event-types/event-types.js';
import { rulingEventTypes } from '../match/event-types/rulings.js';
import type { Correction, LoggedMatchEvent } from '../match/events.js';
import type { MatchState } from '../match/state.js';
import { shortHash } from './match-story.js';

import { present } from './random-taps.js';

/** A tap that names an entry at random names one that is in the log, four times of five. */
export function aimed(state: MatchState, tap: MatchCommand): MatchCommand {
  switch (tap.type) {
    case 'CorrectAction': {
      const entry = entryFor(tap.actionId, correctable(state));
      if (entry === undefined) return tap;
      return { ...tap, actionId: entry.id, correction: fitting(entry, tap.correction) };
    }
    case 'FlagEntry':
      return { ...tap, actionId: entryFor(tap.actionId, state.actions)?.id ?? tap.actionId };
    case 'AllowReentry':
      return { ...tap, cause: entryFor(tap.cause, numbersOf(state))?.id ?? tap.cause };
    case 'VoidRuling':
      return { ...tap, actionId: entryFor(tap.actionId, rulingsOf(state))?.id ?? tap.actionId };
    case 'DecideProtest':
      return { ...tap, protestId: entryFor(tap.protestId, protestsOf(state))?.id ?? tap.protestId };
    case 'SignResult':
      return tap.reportHash === present ? { ...tap, reportHash: shortHash(state) } : tap;
    default:
      return tap;
  }
}

function entryFor<Entry>(id: string, entries: readonly Entry[]): Entry | undefined {
  const number = Number(/\d+/.exec(id));
  return number % 5 === 0 ? undefined : entries[(entries.length - 1 + number) % entries.length];
}

const correctable = ({ actions }: MatchState): LoggedMatchEvent[] =>
  actions.filter(({ type }) => rowOf(type).correct !== 'nothing');

const numbersOf = ({ actions }: MatchState): LoggedMatchEvent[] =>
  actions.filter(({ type }) => type === 'CardShown' || type === 'ExclusionGiven');

const rulingsOf = ({ actions }: MatchState): LoggedMatchEvent[] =>
  actions.filter(({ type }) => type in rulingEventTypes);

const protestsOf = ({ actions }: MatchState): LoggedMatchEvent[] =>
  actions.filter(({ type }) => type === 'ProtestAnnounced');

/** Two of the fields that such an entry has, so that most corrections are allowed. */
function fitting({ type }: LoggedMatchEvent, correction: Correction): Correction {
  const fields = correctionFields.filter(
    (field) =>
      correction[field] !== undefined &&
      mayCorrect(rowOf(type).correct, { [field]: correction[field] }),
  );
  return Object.fromEntries(fields.slice(0, 2).map((field) => [field, correction[field]]));
}
