import type { Refusal } from '../../errors.js';
import { unreachable } from '../../unreachable.js';
import type { RuledMatchCommand, RuleSheet } from '../commands.js';
import { factsOf } from '../rules/facts.js';
import { kickOffOf } from '../rules/kick-off.js';
import { shootoutOf } from '../rules/shootout.js';
import { requestedTimeouts, runningTimeout } from '../rules/timeouts.js';
import { decideClock } from './clock.js';
import type { Draft } from './draft.js';

/** Freezes the league's sheet for a match, unless it has one already. */
export const fixRules = (draft: Draft, sheet: RuleSheet | undefined): Refusal | null =>
  sheet === undefined || draft.state.play
    ? null
    : draft.add({
        type: 'MatchRulesFixed',
        data: { rules: sheet.rules, sheetVersion: sheet.version },
      });

/** Carries out a command that needs a rule sheet, or returns why it is refused. */
export function decideRuledMatch(
  draft: Draft,
  command: RuledMatchCommand,
  at: string,
): Refusal | null {
  const { play } = draft.state;
  if (!play) return { code: 'match.not-in-these-rules' };
  switch (command.type) {
    case 'ControlClock':
      return decideClock(draft, play, command, at);
    case 'ControlPeriod': {
      const { period, action } = command;
      const known = play.periods.find((played) => played.period === period);
      const repeated = action === 'start' ? known !== undefined : known?.endedAt != null;
      // Two tablets may tap the same whistle.
      if (repeated) return null;
      const type = action === 'start' ? 'PeriodStarted' : 'PeriodEnded';
      return draft.add({ type, data: { period } });
    }
    case 'ExtendPeriod': {
      const { period } = command;
      const extended = { type: 'PeriodExtended', data: { period, for: command.for } } as const;
      const repeated = factsOf(draft.state).extensions.some(
        ({ data }) => data.period === period && data.for === command.for,
      );
      return repeated ? draft.refusalOf(extended) : draft.add(extended);
    }
    case 'RequestTimeout': {
      const { team } = command;
      const requested = { type: 'TimeoutRequested', data: { team } } as const;
      const repeated = requestedTimeouts(play, factsOf(draft.state)).includes(team);
      return repeated ? draft.refusalOf(requested) : draft.add(requested);
    }
    case 'EndTimeout': {
      const { team } = command;
      const ended = { type: 'TimeoutEnded', data: { team } } as const;
      return runningTimeout(play)?.team === team ? draft.add(ended) : draft.refusalOf(ended);
    }
    case 'RecordFoul': {
      const { team, playerId: by, official, restart } = command;
      const data = official === true ? { team, by, official, restart } : { team, by, restart };
      return draft.add({ type: 'FoulCommitted', data });
    }
    case 'ShowCard': {
      const { team, playerId, official, card, place } = command;
      return draft.add({ type: 'CardShown', data: { team, playerId, official, card, place } });
    }
    case 'GiveExclusion': {
      const { team, playerId } = command;
      return draft.add({ type: 'ExclusionGiven', data: { team, playerId } });
    }
    case 'AllowReentry': {
      const { cause } = command;
      const allowed = { type: 'ReentryAllowed', data: { cause } } as const;
      const repeated = factsOf(draft.state).reentries.includes(cause);
      return repeated ? draft.refusalOf(allowed) : draft.add(allowed);
    }
    case 'RecordMissedKick': {
      const { team, kind, playerId, how } = command;
      return draft.add({ type: 'KickMissed', data: { team, kind, playerId, how, asShot: true } });
    }
    case 'StartShootout': {
      const { first } = command;
      if (shootoutOf(factsOf(draft.state))?.first === first) return null;
      const kicks = play.rules.kicks?.first ?? 0;
      return draft.add({ type: 'ShootoutStarted', data: { first, kicks } });
    }
    case 'TakeShootoutKick': {
      const { team, playerId, scored } = command;
      return draft.add({ type: 'ShootoutKickTaken', data: { team, playerId, scored } });
    }
    case 'FlagEntry': {
      const { actionId, flagged } = command;
      const changed = { type: 'EntryFlagged', data: { actionId, flagged } } as const;
      const repeated = factsOf(draft.state).flagged.includes(actionId) === flagged;
      return repeated ? draft.refusalOf(changed) : draft.add(changed);
    }
    case 'GiveKickOff': {
      const { period, team } = command;
      const given = { type: 'KickOffGiven', data: { period, team } } as const;
      const repeated = kickOffOf(draft.state, period) === team;
      return repeated ? draft.refusalOf(given) : draft.add(given);
    }
    case 'QuestionScore': {
      const questioned = { type: 'ScoreQuestioned', data: {} } as const;
      const repeated = factsOf(draft.state).scoreInDoubt;
      return repeated ? draft.refusalOf(questioned) : draft.add(questioned);
    }
    case 'ConfirmScore': {
      const confirmed = { type: 'ScoreConfirmed', data: {} } as const;
      const { scoreInDoubt } = factsOf(draft.state);
      return scoreInDoubt ? draft.add(confirmed) : draft.refusalOf(confirmed);
    }
    default:
      return unreachable(command);
  }
}
