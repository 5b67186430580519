import type {
  GoalKind,
  MatchCommand,
  RaisedCounter,
  Roster,
  RuleSheet,
  TeamSide,
} from '@kolo/domain';
import { isGoalkeeper } from './demo-companies.js';
import { Dice } from './dice.js';

export interface DemoSquad {
  attack: number;
  defence: number;
  players: { id: number; jerseyNumber: number }[];
}

export interface DemoMatch {
  /** Seeds the dice and begins every command id. */
  key: string;
  kickOff: string;
  home: DemoSquad;
  away: DemoSquad;
  /** Players who sit out a ban. */
  suspended: ReadonlySet<number>;
  /** For a match that needs a winner. */
  tie?: DemoTie;
}

export interface DemoTie {
  /** With extra time and kicks. */
  sheet: RuleSheet;
  /** The team that is behind draws level late, so that kicks decide. */
  endsLevel: boolean;
}

export interface Tap {
  commandId: string;
  at: string;
  command: MatchCommand;
}

/** Second 0 is the first whistle. */
type Moment = { second: number } & ({ command: MatchCommand } | { undoes: Moment });

const halfSeconds = 20 * 60;
const breakSeconds = 10 * 60;
const sides = ['home', 'away'] as const;
const other = (side: TeamSide): TeamSide => (side === 'home' ? 'away' : 'home');

/** The same match always gives the same taps with the same ids: repeating them changes nothing. */
export function demoMatchTaps(match: DemoMatch): Tap[] {
  const moments = new Scorekeeper(match).moments();
  const idOf = (moment: Moment): string =>
    `${match.key}-${String(moments.indexOf(moment)).padStart(3, '0')}`;
  const whistle = Date.parse(match.kickOff);
  return moments.map((moment) => ({
    commandId: idOf(moment),
    at: new Date(whistle + moment.second * 1000).toISOString(),
    command:
      'command' in moment ? moment.command : { type: 'Undo', actionId: `${idOf(moment.undoes)}.0` },
  }));
}

type Player = DemoSquad['players'][number];

class Scorekeeper {
  private readonly dice: Dice;
  private readonly log: Moment[] = [];
  private readonly present: Record<TeamSide, Player[]>;
  private readonly goals = { home: 0, away: 0 };
  private readonly shots = { home: 0, away: 0 };
  private readonly onTarget = { home: 0, away: 0 };
  private readonly corners = { home: 0, away: 0 };
  private readonly merits = new Map<Player, number>();
  private readonly sentOff = new Map<Player, number>();

  constructor(private readonly match: DemoMatch) {
    this.dice = new Dice(match.key);
    this.present = { home: this.comers(match.home), away: this.comers(match.away) };
  }

  moments(): Moment[] {
    this.attendance();
    const firstWhistle = this.dice.between(0, 90);
    const halfTime = firstWhistle + halfSeconds + this.dice.between(5, 60);
    const secondWhistle = halfTime + breakSeconds + this.dice.between(-60, 60);
    const end = secondWhistle + halfSeconds + this.dice.between(5, 75);

    this.tap(firstWhistle, {
      type: 'ChangeState',
      wanted: { status: 'in_progress', matchState: 'first-half', currentHalf: 1 },
    });
    this.half(firstWhistle);
    this.statistics(halfTime + 20);
    this.tap(halfTime, { type: 'ChangeState', wanted: { matchState: 'half-time' } });
    this.tap(secondWhistle, {
      type: 'ChangeState',
      wanted: { matchState: 'second-half', currentHalf: 2 },
    });
    this.half(secondWhistle);
    if (this.match.tie?.endsLevel) this.drawLevel(end);
    const isLevel = this.goals.home === this.goals.away;
    this.finish(this.match.tie && isLevel ? this.decideByKicks(end) : end);
    return this.log.sort((a, b) => a.second - b.second);
  }

  private finish(end: number): void {
    this.statistics(end - 2);
    this.tap(end - 1, { type: 'ChooseMvp', playerId: this.mvp().id });
    const { home: homeScore, away: awayScore } = this.goals;
    this.tap(end, {
      type: 'ChangeState',
      wanted: { status: 'completed', matchState: 'completed', homeScore, awayScore },
    });
  }

  private drawLevel(end: number): void {
    const team = this.goals.home < this.goals.away ? 'home' : 'away';
    const missing = this.goals[other(team)] - this.goals[team];
    for (let n = missing; n > 0; n--) this.goal(team, end - 25 * n);
    this.shots[team] += missing;
    this.onTarget[team] += missing;
  }

  /** Extra time without a goal, then kicks until a team is ahead that the other cannot reach any more. */
  private decideByKicks(end: number): number {
    const whistles = [120, 420, 480, 780].map((seconds) => end + seconds);
    for (const [n, second] of whistles.entries())
      this.tap(second, {
        type: 'ControlPeriod',
        period: n < 2 ? 3 : 4,
        action: n % 2 === 0 ? 'start' : 'end',
      });
    const first = this.dice.pick(sides);
    const kicks = end + 900;
    this.tap(kicks, { type: 'StartShootout', first });
    const best = this.match.tie?.sheet.rules.kicks?.first ?? 0;
    // The team that begins scores all of them, and the other one misses its last.
    for (let n = 0; n < 2 * best; n++) {
      const team = n % 2 === 0 ? first : other(first);
      const playerId = this.playing(team, kicks).id;
      const scored = n < 2 * best - 1;
      this.tap(kicks + 30 * (n + 1), { type: 'TakeShootoutKick', team, playerId, scored });
    }
    return kicks + 30 * (2 * best + 2);
  }

  /** Nine to twelve of those who may play turn up, a goalkeeper always. */
  private comers({ players }: DemoSquad): Player[] {
    const eligible = players.filter(({ id }) => !this.match.suspended.has(id));
    const absent = this.dice
      .shuffled(eligible.filter(({ jerseyNumber }) => jerseyNumber !== 1))
      .slice(0, Math.max(0, this.dice.between(0, 3)));
    return eligible.filter((player) => !absent.includes(player));
  }

  private attendance(): void {
    const idsOf = (players: readonly Player[]): number[] => players.map(({ id }) => id);
    const roster: Roster = {
      home: idsOf(this.match.home.players),
      away: idsOf(this.match.away.players),
    };
    for (const team of sides) {
      const playerIds = idsOf(this.present[team]);
      const second = -60 * this.dice.between(8, 14);
      this.tap(second, { type: 'ConfirmAttendance', team, playerIds, roster });
    }
    const playerIds = [...idsOf(this.present.home), ...idsOf(this.present.away)];
    const sheet = this.match.tie?.sheet;
    this.tap(-60 * this.dice.between(3, 6), {
      type: 'InitialiseMatch',
      playerIds,
      roster,
      ...(sheet && { sheet }),
    });
  }

  private half(whistle: number): void {
    const moment = (): number => whistle + this.dice.between(25, halfSeconds - 15);
    for (const team of sides) {
      const cards = this.dice.count(0.6);
      for (let n = 0; n < cards; n++) this.counter(team, moment(), 'yellowCards');
      if (this.dice.chance(0.03)) this.sendOff(team, moment());
      if (this.dice.chance(0.06)) this.counter(team, moment(), 'twoMinPenalties');
      if (this.dice.chance(0.55)) this.tap(moment(), { type: 'TakeTimeout', team });
    }
    for (const team of sides) {
      const expected = this.match[team].attack / 2 / this.match[other(team)].defence;
      const scored = this.dice.count(team === 'home' ? expected * 1.08 : expected);
      for (let n = 0; n < scored; n++) this.goal(team, moment());
      this.shots[team] += this.dice.between(5, 10) + scored;
      this.onTarget[team] += this.dice.between(2, 5) + scored;
      this.corners[team] += this.dice.between(0, 4);
    }
  }

  private goal(team: TeamSide, second: number): void {
    const kind = this.dice.pick(goalKindWeights, ([, weight]) => weight)[0];
    this.goals[team] += 1;
    if (this.dice.chance(0.03)) this.wrongTap(other(team), second - 6);
    if (kind === 'own-goal') {
      const scorer = this.playing(other(team), second).id;
      this.tap(second, { type: 'RecordGoal', team, scorer, assist: null, kind });
      return;
    }
    const player = this.playing(team, second);
    this.credit(player, 3);
    const passer =
      kind === 'open-play' && this.dice.chance(0.68) ? this.passer(team, player, second) : null;
    const assist = passer?.id ?? null;
    if (kind === 'open-play' && this.dice.chance(0.2))
      this.teamFirst(team, player.id, assist, second);
    else this.tap(second, { type: 'RecordGoal', team, scorer: player.id, assist, kind });
  }

  /** A busy scorekeeper taps the team at once, the names when the ball is back in the middle. */
  private teamFirst(team: TeamSide, scorer: number, assist: number | null, second: number): void {
    this.tap(second, { type: 'RecordGoal', team, scorer: null, assist: null, kind: 'open-play' });
    this.tap(second + 4, { type: 'RaisePlayerCounter', playerId: scorer, counter: 'goals' });
    if (assist !== null)
      this.tap(second + 6, { type: 'RaisePlayerCounter', playerId: assist, counter: 'assists' });
  }

  private wrongTap(team: TeamSide, second: number): void {
    const command = {
      type: 'RecordGoal',
      team,
      scorer: null,
      assist: null,
      kind: 'open-play',
    } as const;
    const mistake: Moment = { second, command };
    this.log.push(mistake, { second: second + 2, undoes: mistake });
  }

  private counter(team: TeamSide, second: number, counter: RaisedCounter): void {
    const playerId = this.playing(team, second).id;
    this.tap(second, { type: 'RaisePlayerCounter', playerId, counter });
  }

  /** A red card leaves the side a player short for two minutes, which the counter notes too. */
  private sendOff(team: TeamSide, second: number): void {
    const player = this.playing(team, second);
    this.sentOff.set(player, second);
    for (const counter of ['redCards', 'twoMinPenalties'] as const)
      this.tap(second, { type: 'RaisePlayerCounter', playerId: player.id, counter });
  }

  private passer(team: TeamSide, scorer: Player, second: number): Player {
    const passer = this.playing(team, second, scorer);
    this.credit(passer, 2);
    return passer;
  }

  /** The lower an outfield player's shirt number, the more often they are at the ball. */
  private playing(team: TeamSide, second: number, except?: Player): Player {
    const candidates = this.present[team].filter(
      (player) => player !== except && (this.sentOff.get(player) ?? Infinity) > second,
    );
    return this.dice.pick(candidates, (player) =>
      isGoalkeeper(player) ? 0.15 : 8 / (4 + candidates.indexOf(player)),
    );
  }

  private statistics(second: number): void {
    this.tap(second, {
      type: 'ChangeState',
      wanted: {
        homeShots: this.shots.home + this.onTarget.home,
        awayShots: this.shots.away + this.onTarget.away,
        homeShotsOnTarget: this.onTarget.home,
        awayShotsOnTarget: this.onTarget.away,
        homeGoalkeeperSaves: this.onTarget.away - this.goals.away,
        awayGoalkeeperSaves: this.onTarget.home - this.goals.home,
        homeCorners: this.corners.home,
        awayCorners: this.corners.away,
      },
    });
  }

  private mvp(): Player {
    const difference = this.goals.home - this.goals.away;
    const eligible = sides
      .filter((team) => (team === 'home' ? difference >= 0 : difference <= 0))
      .flatMap((team) => this.present[team])
      .filter((player) => !this.sentOff.has(player));
    const best = Math.max(...eligible.map((player) => this.merits.get(player) ?? 0));
    return this.dice.pick(eligible.filter((player) => (this.merits.get(player) ?? 0) === best));
  }

  private credit(player: Player, merit: number): void {
    this.merits.set(player, (this.merits.get(player) ?? 0) + merit);
  }

  private tap(second: number, command: MatchCommand): void {
    this.log.push({ second, command });
  }
}

const goalKindWeights: [GoalKind, number][] = [
  ['open-play', 86],
  ['penalty', 6],
  ['ten-metres', 5],
  ['own-goal', 3],
];
