/** Builders for tests: a match as a story, one command after the other. */
import type { RefusalCode } from '../errors.js';
import type { CommandContext, MatchCommand, RuleSheet } from '../match/commands.js';
import { decide } from '../match/decide/decide.js';
import type { GoalKind, LoggedMatchEvent, PlayerCounter, TeamSide } from '../match/events.js';
import { type BySide, initialMatchState, type MatchState, scoreOf } from '../match/state.js';
import type { MatchRules } from '../rules/match-rules.js';

export const home = [1, 2, 3, 4, 5];
export const away = [11, 12, 13, 14, 15];
export const roster = { home: [...home, 6], away: [...away, 16] };
export const kickOff = '2026-03-15T16:00:00.000Z';

export const fixture = {
  leagueId: 1,
  round: 1,
  homeTeamId: 100,
  awayTeamId: 200,
  matchDate: kickOff,
  venue: 'Dvorana Kolo',
};

export const at = (minute: number, second = 0): string =>
  new Date(Date.parse(kickOff) + (minute * 60 + second) * 1000).toISOString();

/** Stands in for the hash of the report: two states with other scores or rulings have other ones. */
export const shortHash = (state: MatchState): string =>
  `1:${JSON.stringify([scoreOf(state), state.ruling])}`;

export class MatchStory {
  readonly log: LoggedMatchEvent[] = [];
  state: MatchState = initialMatchState(7);
  private commands = 0;
  private sheet: RuleSheet | undefined;

  /** The rule sheet that the match gets with its line-ups; it has none without. */
  under(rules: MatchRules, version = 1): this {
    this.sheet = { rules, version };
    return this;
  }

  when(command: MatchCommand, time = at(this.commands / 60)): this {
    const refused = this.attempt(command, time);
    if (refused !== null) throw new Error(`${command.type} was refused: ${refused}`);
    return this;
  }

  attempt(command: MatchCommand, time = at(this.commands / 60)): RefusalCode | null {
    return this.made(command, { at: time });
  }

  /** Taps on a device that does not hold the clock, and arrives at `now`. */
  elsewhere(command: MatchCommand, time: string, now = time): this {
    const refused = this.made(command, { at: time, now, clockElsewhere: true });
    if (refused !== null) throw new Error(`${command.type} was refused: ${refused}`);
    return this;
  }

  private made(
    command: MatchCommand,
    context: Omit<CommandContext, 'commandId'>,
  ): RefusalCode | null {
    const commandId = `command-${this.commands++}`;
    const decision = decide(this.state, command, {
      commandId,
      reportHash: shortHash,
      ...context,
    });
    if (!decision.ok) return decision.refusal.code;
    this.log.push(...decision.events);
    this.state = decision.state;
    return null;
  }

  scheduled(): this {
    return this.when({ type: 'ScheduleMatch', fixture }, at(-60));
  }

  initialised(): this {
    return this.scheduled().when(
      {
        type: 'InitialiseMatch',
        playerIds: [...this.present.home, ...this.present.away],
        roster: {
          home: [...new Set([...roster.home, ...this.present.home])],
          away: [...new Set([...roster.away, ...this.present.away])],
        },
        ...this.withSheet,
      },
      at(-5),
    );
  }

  /** Puts these players on the lists. */
  listed(lists: BySide<readonly number[]>, time: string): this {
    const roster = { home: [...lists.home], away: [...lists.away] };
    const playerIds = [...lists.home, ...lists.away];
    return this.when({ type: 'InitialiseMatch', playerIds, roster, ...this.withSheet }, time);
  }

  started(): this {
    return this.initialised().reach('first-half', at(0));
  }

  atHalfTime(): this {
    return this.started().reach('half-time', at(21));
  }

  inSecondHalf(): this {
    return this.atHalfTime().reach('second-half', at(30));
  }

  inExtraTime(): this {
    return this.inSecondHalf().when({ type: 'ControlPeriod', period: 3, action: 'start' }, at(55));
  }

  finished(): this {
    return this.inSecondHalf().reach('completed', at(51));
  }

  reach(matchState: MatchState['matchState'], time?: string): this {
    return this.when({ type: 'ChangeState', wanted: { matchState } }, time);
  }

  goal(team: TeamSide, scorer: number | null = null, kind: GoalKind = 'open-play'): this {
    return this.when({ type: 'RecordGoal', team, scorer, assist: null, kind });
  }

  raise(playerId: number, counter: PlayerCounter): this {
    return this.when({ type: 'RaisePlayerCounter', playerId, counter });
  }

  shot(): this {
    return this.when({ type: 'ChangeTeamStatistic', team: 'home', statistic: 'shots', by: 1 });
  }

  undo(actionId?: string): this {
    return this.when(actionId === undefined ? { type: 'Undo' } : { type: 'Undo', actionId });
  }

  /** The players on the lists. */
  protected get present(): BySide<readonly number[]> {
    return { home, away };
  }

  private get withSheet(): { sheet?: RuleSheet } {
    return this.sheet === undefined ? {} : { sheet: this.sheet };
  }

  get latest(): LoggedMatchEvent {
    const event = this.log.at(-1);
    if (event === undefined) throw new Error('The story has not begun');
    return event;
  }
}

export const aMatch = (): MatchStory => new MatchStory();
