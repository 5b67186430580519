/** Matches of one season for tests of its discipline: each is a story of real commands on its own day. */

import type { Discipline } from '../league/discipline/discipline.js';
import { discipline } from '../league/discipline/discipline.js';
import type { DisciplineInput } from '../league/discipline/input.js';
import { type DisciplineMatch, disciplineFacts } from '../league/discipline/match-facts.js';
import type { MatchCommand } from '../match/commands.js';
import type { Card, TeamOfficial, TeamSide } from '../match/events.js';
import { type BySide, initialMatchState } from '../match/state.js';
import type { MatchRules } from '../rules/match-rules.js';
import { type SeasonRules, usualSeasonRules } from '../rules/season-rules.js';
import type { Suspension } from '../season/state.js';
import { MatchStory } from './match-story.js';
import { fifa } from './play-story.js';

export type DisciplineRules = SeasonRules['discipline'];

/** Ten players of a team; team 100 has 1 to 10, team 200 has 11 to 20, and so on. */
const squadOf = (teamId: number): number[] =>
  Array.from({ length: 10 }, (_, index) => (teamId / 100 - 1) * 10 + index + 1);

interface Played {
  id: number;
  round?: number;
  /** `MM-DD` or `MM-DD HH:MM`, in UTC; matches begin at 16:00. */
  on: string;
  home?: number;
  away?: number;
  rules?: MatchRules | null;
  without?: readonly number[];
  stageId?: number;
}

export const instant = (on: string): string => {
  const [day = '', time = '16:00'] = on.split(' ');
  return `2026-${day}T${time}:00.000Z`;
};

export class SeasonMatch {
  readonly story = new MatchStory();
  private readonly lists: BySide<number[]>;
  private readonly kickOff: string;
  private taps = 0;

  constructor(private readonly played: Played) {
    const { id, round = 1, on, home = 100, away = 200, rules = fifa, without = [] } = played;
    this.story.state = initialMatchState(id);
    this.kickOff = instant(on);
    const list = (teamId: number) => squadOf(teamId).filter((one) => !without.includes(one));
    this.lists = { home: list(home), away: list(away) };
    if (rules !== null) this.story.under(rules);
    const matchDate = this.kickOff;
    const fixture = {
      leagueId: 1,
      round,
      homeTeamId: home,
      awayTeamId: away,
      matchDate,
      venue: 'Dvorana Kolo',
    };
    this.when({ type: 'ScheduleMatch', fixture }, -1000);
  }

  /** @param minute since kick-off */
  when(command: MatchCommand, minute: number): this {
    this.story.when(command, this.at(minute));
    return this;
  }

  at(minute: number): string {
    return new Date(Date.parse(this.kickOff) + minute * 60_000).toISOString();
  }

  begin(): this {
    this.story.listed(this.lists, this.at(-5));
    return this.when({ type: 'ChangeState', wanted: { matchState: 'first-half' } }, 0);
  }

  end(): this {
    this.when({ type: 'ChangeState', wanted: { matchState: 'half-time' } }, 21);
    this.when({ type: 'ChangeState', wanted: { matchState: 'second-half' } }, 30);
    return this.when({ type: 'ChangeState', wanted: { matchState: 'completed' } }, 51);
  }

  card(playerId: number, card: Card, minute = 5 + this.taps++): this {
    const team = this.sideOf(playerId);
    return this.when(
      { type: 'ShowCard', team, playerId, official: null, card, place: 'pitch' },
      minute,
    );
  }

  officialCard(team: TeamSide, official: TeamOfficial, card: Card): this {
    const minute = 5 + this.taps++;
    return this.when(
      { type: 'ShowCard', team, playerId: null, official, card, place: 'bench' },
      minute,
    );
  }

  raise(playerId: number, counter: 'yellowCards' | 'redCards' | 'twoMinPenalties'): this {
    return this.when({ type: 'RaisePlayerCounter', playerId, counter }, 5 + this.taps++);
  }

  /** The event of the latest card. */
  get lastCard(): string {
    const card = this.story.log.findLast(
      ({ type }) => type === 'CardShown' || type === 'PlayerCounterRaised',
    );
    if (card === undefined) throw new Error('No card was shown');
    return card.id;
  }

  undo(actionId: string, on = ''): this {
    this.story.when({ type: 'Undo', actionId }, on === '' ? this.at(15) : instant(on));
    return this;
  }

  get facts(): DisciplineMatch {
    const facts = disciplineFacts(this.story.state, this.story.log);
    const { stageId } = this.played;
    return stageId === undefined ? facts : { ...facts, stageId };
  }

  private sideOf(playerId: number): TeamSide {
    return this.lists.home.includes(playerId) ? 'home' : 'away';
  }
}

/** A match with its cards, from the first to the last whistle. */
export function playedMatch(played: Played, ...cards: readonly [number, Card][]): SeasonMatch {
  const match = new SeasonMatch(played).begin();
  for (const [playerId, card] of cards) match.card(playerId, card);
  return match.end();
}

export interface SeasonSettings extends Partial<Omit<DisciplineInput, 'matches'>> {
  settings?: Partial<DisciplineRules>;
}

export function disciplineOf(
  matches: readonly SeasonMatch[],
  { settings = {}, ...input }: SeasonSettings = {},
): Discipline {
  const rules = { ...usualSeasonRules.discipline, ...settings };
  const players = [100, 200, 300, 400].flatMap((teamId) =>
    squadOf(teamId).map((id) => ({ id, teamId })),
  );
  return discipline({
    asOf: '2026-12-01T00:00:00.000Z',
    endsOn: null,
    matches: matches.map(({ facts }) => facts),
    rules: [{ at: '2026-01-01T00:00:00.000Z', rules }],
    suspensions: [],
    players,
    officials: [],
    named: [],
    namesakes: [],
    ...input,
  });
}

export const suspensionOf = ({
  playerId = 0,
  ...imposed
}: Partial<Suspension> & { playerId?: number }): Suspension => ({
  id: 'decision-1.0',
  at: instant('03-01'),
  person: { kind: 'player', id: playerId },
  kind: 'matches',
  amount: 1,
  reason: 'violent-conduct',
  from: '2026-03-01',
  appeal: null,
  ...imposed,
});
