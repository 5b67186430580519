import { isDeepStrictEqual } from 'node:util';
import {
  type CommandContext,
  decide,
  type LoggedMatchEvent,
  type MatchCommand,
  type Roster,
} from '@kolo/domain';
import { commandMark } from './command-mark.js';
import type { FirstAnswer, MatchHistory } from './match-history.js';

/**
 * Whether a command is the one that had this answer, and not another one under its id: it asks for the same, or
 * decided on what that one found it makes the same facts. What is not its own, the hour and who may play, is
 * taken as it was then. The rules may have changed since, and so may the way in which a request becomes a
 * command; one of the two tells.
 */
export function isRepeat(
  command: MatchCommand,
  context: CommandContext,
  { result: { events, state }, asked }: FirstAnswer,
  history: MatchHistory,
): boolean {
  if (asked === commandMark(command)) return true;
  const found = history.at(state.version - events.length);
  const at = events[0]?.at ?? context.at;
  const again = decide(found, asThen(command, events), { ...context, at, now: at, overSince: at });
  return again.ok && isDeepStrictEqual(factsOf(again.events), factsOf(events));
}

const factsOf = (events: readonly LoggedMatchEvent[]) =>
  events.map(({ type, data }) => ({ type, data }));

function asThen(command: MatchCommand, events: readonly LoggedMatchEvent[]): MatchCommand {
  return command.type === 'ConfirmAttendance' || command.type === 'InitialiseMatch'
    ? { ...command, roster: acceptedBy(events) }
    : command;
}

function acceptedBy(events: readonly LoggedMatchEvent[]): Roster {
  const roster: Roster = { home: [], away: [] };
  for (const { type, data } of events) {
    if (type === 'AttendanceConfirmed') roster[data.team] = data.playerIds;
    if (type === 'MatchInitialised') return data;
  }
  return roster;
}
