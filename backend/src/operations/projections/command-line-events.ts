import type { NewEvent } from '../../events/stored-event.js';

/** Events of one command that nobody with an account gave. */
export const commandLineEvents = (
  events: readonly NewEvent['event'][],
  commandId: string,
): NewEvent[] =>
  events.map((event, commandSeq) => ({
    event,
    commandId,
    commandSeq,
    actorId: null,
    device: 'command line',
    requestId: null,
  }));
