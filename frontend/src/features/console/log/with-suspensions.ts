import type { ConsoleCommand, SuspendedList } from '@kolo/domain';

/** A list is decided by the suspensions that this console knows, however old they are, and travels with their time. */
export function withSuspensions(
  command: ConsoleCommand,
  list: SuspendedList | undefined,
): ConsoleCommand {
  switch (command.type) {
    case 'ConfirmAttendance':
    case 'InitialiseMatch':
    case 'AddPlayer':
    case 'ReplacePlayer': {
      if (list === undefined) return command;
      const playerIds = list.players.map(({ playerId }) => playerId);
      const suspended = { playerIds, strict: true };
      return { ...command, suspendedAsOf: list.asOf, suspended };
    }
    default:
      return command;
  }
}
