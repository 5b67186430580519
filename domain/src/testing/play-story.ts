/** A match with a rule sheet, as a story. */
import type { ClockAction } from '../match/commands.js';
import type {
  Card,
  CardPlace,
  ExtraPeriod,
  FoulRestart,
  GoalKind,
  TeamSide,
} from '../match/events.js';
import type { BySide } from '../match/state.js';
import { type MatchRules, presetRules } from '../rules/match-rules.js';
import { at, away, home, MatchStory } from './match-story.js';

const squads: BySide<readonly number[]> = {
  home: [...home, 6, 7, 8, 9, 10],
  away: [...away, 16, 17, 18, 19, 20],
};

export class PlayStory extends MatchStory {
  private lists = squads;

  /** Only these players are there. */
  withLists(lists: Partial<BySide<readonly number[]>>): this {
    this.lists = { ...squads, ...lists };
    return this;
  }

  protected override get present(): BySide<readonly number[]> {
    return this.lists;
  }

  clock(action: Exclude<ClockAction, 'correct'>, time: string): this {
    return this.when({ type: 'ControlClock', action }, time);
  }

  correctClock(playedSeconds: number, time: string): this {
    return this.when({ type: 'ControlClock', action: 'correct', playedSeconds }, time);
  }

  /** The first half with the clock started at the whistle. */
  playing(): this {
    return this.started().clock('start', at(0));
  }

  /** The second half from minute 30 on, with the clock started at the whistle. */
  playingAgain(): this {
    return this.reach('half-time', at(21)).reach('second-half', at(30)).clock('start', at(30));
  }

  /** Extra time or the kicks, from the first half on, minute 60 and later. */
  inPeriod(period: 3 | 4 | 5): this {
    this.reach('half-time', at(21)).reach('second-half', at(30));
    if (period === 5 && this.state.play?.rules.extraTime === null) return this.shootout(at(60));
    this.extra(3, 'start', at(60));
    if (period > 3) this.extra(3, 'end', at(70)).extra(4, 'start', at(71));
    return period === 5 ? this.extra(4, 'end', at(80)).shootout(at(81)) : this;
  }

  extra(period: ExtraPeriod, action: 'start' | 'end', time: string): this {
    return this.when({ type: 'ControlPeriod', period, action }, time);
  }

  shootout(time: string, first: TeamSide = 'home'): this {
    return this.when({ type: 'StartShootout', first }, time);
  }

  card(playerId: number | null, card: Card, time: string, place: CardPlace = 'pitch'): this {
    const team = (playerId ?? 0) > 10 ? 'away' : 'home';
    return this.when({ type: 'ShowCard', team, playerId, official: null, card, place }, time);
  }

  scores(team: TeamSide, time: string, kind: GoalKind = 'open-play'): this {
    return this.when({ type: 'RecordGoal', team, scorer: null, assist: null, kind }, time);
  }

  foul(team: TeamSide, time: string, restart: FoulRestart = 'direct'): this {
    return this.when({ type: 'RecordFoul', team, playerId: null, restart }, time);
  }

  fouls(team: TeamSide, count: number, time: string): this {
    for (let n = 0; n < count; n += 1) this.foul(team, time);
    return this;
  }

  kicks(...taken: readonly [TeamSide, boolean][]): this {
    for (const [team, scored] of taken)
      this.when({ type: 'TakeShootoutKick', team, playerId: null, scored }, at(90));
    return this;
  }
}

export const fifa = presetRules['fifa-2025-26'];

export const aMatchUnder = (rules: MatchRules): PlayStory => new PlayStory().under(rules);
