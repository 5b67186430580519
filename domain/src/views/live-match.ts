import type { LiveMatch, LivePatch } from '../contract/live.js';
import type { LoggedMatchEvent } from '../match/events.js';
import { extend, foldInPlace } from '../match/fold/evolve.js';
import { ruledMatchFields } from '../match/rules/live-fields.js';
import type { MatchState } from '../match/state.js';
import { Timeline } from '../match/timeline/timeline.js';
import { fieldsPatch } from './live-patch.js';
import { ruledOutcome } from './match-outcome.js';
import { clockOf, matchRow, playerLines } from './match-rows.js';
import { signedOutcome } from './signed-outcome.js';

type LiveFields = Omit<LiveMatch, 'timeline'>;

/** The public state of a match: what a spectator's page shows. */
export function liveMatch(state: MatchState): LiveMatch {
  return { ...liveFields(state), timeline: new Timeline(state).entries };
}

/** A match and its public state, folded event by event: an ordinary tap costs the same however long the log is. */
export class FollowedMatch {
  private present: MatchState;
  private fields: LiveFields;
  private readonly timeline: Timeline;

  constructor(state: MatchState) {
    this.present = extend(state, []);
    this.fields = liveFields(this.present);
    this.timeline = new Timeline(this.present);
  }

  /** Changes with the next event, like the public state. */
  get state(): MatchState {
    return this.present;
  }

  /** The public state as of the latest event. */
  get live(): LiveMatch {
    return { ...this.fields, timeline: this.timeline.entries };
  }

  /** Takes the next event and returns what it changed. */
  take(event: LoggedMatchEvent): LivePatch {
    this.present = foldInPlace(this.present, event);
    const fields = liveFields(this.present);
    const patch = fieldsPatch(this.fields, fields);
    this.fields = fields;
    const timeline = this.timeline.take(event, this.present);
    return Object.keys(timeline).length === 0 ? patch : { ...patch, timeline };
  }
}

function liveFields(state: MatchState): LiveFields {
  const { id: matchId, version: _, ...row } = matchRow(state);
  return {
    matchId,
    ...row,
    clock: state.play ? null : clockOf(state),
    lineup: state.lineup,
    players: playerLines(state),
    deleted: state.deleted,
    ...ruledMatchFields(state),
    ...ruledOutcome(state),
    ...replayLinks(state),
    ...signedOutcome(state),
  };
}

/** The match that is played in place of this one, and the one that this one replays. */
function replayLinks({ ruling, replayOf }: MatchState): Pick<LiveMatch, 'newMatchId' | 'replayOf'> {
  const newMatchId = ruling?.replay?.newMatchId ?? null;
  return {
    ...(newMatchId === null ? {} : { newMatchId }),
    ...(replayOf === undefined ? {} : { replayOf }),
  };
}
