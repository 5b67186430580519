import type { Refusal } from '../errors.js';
import type { LeagueCommand } from './commands.js';
import type {
  AnySuspension,
  ChangedSuspension,
  LoggedLeagueEvent,
  SuspensionChange,
} from './events.js';
import type { LeagueState, SuspendedPerson, Suspension } from './state.js';

type SuspensionCommand = Extract<
  LeagueCommand,
  { type: 'ImposeSuspension' | 'ChangeSuspension' | 'FileAppeal' | 'DecideAppeal' }
>;

/** Returns why a command about a suspension or an appeal is refused; null where it may happen. */
export function refusalToSuspension(
  state: LeagueState,
  command: SuspensionCommand,
): Refusal | null {
  switch (command.type) {
    case 'ImposeSuspension':
      return refusalToLength(command.suspension);
    case 'ChangeSuspension': {
      const { change } = command;
      const suspension = suspensionOf(state, change.decisionId);
      if (suspension === undefined) return { code: 'decision.not-found' };
      if (suspension.appeal?.outcome === 'upheld') return { code: 'appeal.decided' };
      return refusalToLength(changed(suspension, change));
    }
    case 'FileAppeal': {
      const suspension = suspensionOf(state, command.appeal.decisionId);
      if (suspension === undefined) return { code: 'decision.not-found' };
      // A suspension has one appeal: to file another, the first one is undone.
      return suspension.appeal === null ? null : { code: 'appeal.decided' };
    }
    case 'DecideAppeal': {
      const appeal = appealed(state, command.appealId)?.appeal;
      if (appeal === undefined) return { code: 'decision.not-found' };
      return appeal?.outcome === null ? null : { code: 'appeal.decided' };
    }
  }
}

/** Returns the same state where the suspension or the appeal was cancelled. */
export function afterSuspensionEvent(
  state: LeagueState,
  event: LoggedLeagueEvent<
    | 'SuspensionImposed'
    | 'OfficialSuspended'
    | 'SuspensionChanged'
    | 'AppealFiled'
    | 'AppealDecided'
  >,
): LeagueState {
  switch (event.type) {
    case 'SuspensionImposed': {
      const { playerId, ...rest } = event.data;
      return withNew(state, event, { kind: 'player', id: playerId }, rest);
    }
    case 'OfficialSuspended': {
      const { officialId, ...rest } = event.data;
      return withNew(state, event, { kind: 'official', id: officialId }, rest);
    }
    case 'SuspensionChanged': {
      const { data } = event;
      const suspension = suspensionOf(state, data.decisionId);
      if (suspension === undefined) return state;
      const { kind, amount, until, earlier = [] } = suspension;
      const length = {
        ...(amount !== undefined && { amount }),
        ...(until !== undefined && { until }),
      };
      const before = { kind, ...length, endedAt: event.at };
      return withSuspension(state, {
        ...changed(suspension, data),
        earlier: [...earlier, before],
      });
    }
    case 'AppealFiled': {
      const { decisionId, suspensive } = event.data;
      const suspension = suspensionOf(state, decisionId);
      const { id, at } = event;
      const appeal = { id, at, suspensive, outcome: null, decidedAt: null };
      return withSuspension(state, suspension && { ...suspension, appeal });
    }
    case 'AppealDecided': {
      const { appealId, outcome } = event.data;
      const suspension = appealed(state, appealId);
      if (!suspension?.appeal) return state;
      const appeal = { ...suspension.appeal, outcome, decidedAt: event.at };
      return withSuspension(state, { ...suspension, appeal });
    }
  }
}

const withNew = (
  state: LeagueState,
  { id, at }: LoggedLeagueEvent,
  person: SuspendedPerson,
  rest: AnySuspension,
): LeagueState => ({
  ...state,
  suspensions: [...state.suspensions, { id, at, person, ...rest, appeal: null }],
});

const suspensionOf = ({ suspensions }: LeagueState, decisionId: string): Suspension | undefined =>
  suspensions.find(({ id }) => id === decisionId);

const appealed = ({ suspensions }: LeagueState, appealId: string): Suspension | undefined =>
  suspensions.find(({ appeal }) => appeal?.id === appealId);

/** The new length takes the place of the old one. */
function changed(suspension: Suspension, change: ChangedSuspension): Suspension {
  const { amount: _, until: __, ...rest } = suspension;
  const { decisionId: ___, ...length } = change;
  return { ...rest, ...length };
}

function withSuspension(state: LeagueState, changed: Suspension | undefined): LeagueState {
  if (changed === undefined) return state;
  const suspensions = state.suspensions.map((one) => (one.id === changed.id ? changed : one));
  return { ...state, suspensions };
}

const refusalToLength = (suspension: AnySuspension): Refusal | null =>
  isSuspensionLength(suspension) ? null : { code: 'suspension.length' };

/** A number of matches, a last day or for ever: one of them and nothing of the others. */
export const isSuspensionLength = ({
  kind,
  amount,
  until,
  from,
}: SuspensionChange & { from?: string }): boolean =>
  (kind === 'matches') === (amount !== undefined) &&
  (kind === 'until') === (until !== undefined) &&
  (from === undefined || until === undefined || until >= from);
