import { compareTexts } from '../../compare-texts.js';
import type {
  Ban,
  CarriedBan,
  DisciplineFlag,
  DisciplineOfficial,
  DisciplinePlayer,
  RegisteredAgain,
} from '../../contract/discipline.js';
import { zagrebWallTime } from '../../croatia/zagreb-time.js';
import { teamSides } from '../../match/events.js';
import type { SuspendedPerson } from '../../season/state.js';
import { type DisciplineInput, rulesAt } from './input.js';
import type { DisciplineMatch } from './match-facts.js';
import type { PersonRecord } from './people.js';
import { holdsOn, isOpenBan, type SeasonBan } from './season-ban.js';
import { SeasonFold } from './season-fold.js';

export interface Discipline {
  players: Omit<DisciplinePlayer, 'name'>[];
  officials: Omit<DisciplineOfficial, 'name'>[];
  flags: DisciplineFlag[];
  /** The rest of bans that the next season may take over; empty until this one is over. */
  carried: Omit<CarriedBan, 'name'>[];
  /** Bans that somebody of the same name in another team may have to serve; empty when the season is over. */
  again: Omit<RegisteredAgain, 'name'>[];
}

/** Who is banned, for what and until when (docs/product.md#discipline). */
export function discipline(given: DisciplineInput): Discipline {
  const input = { ...given, matches: given.matches.map((match) => asOf(match, given.asOf)) };
  const season = new SeasonFold(input);
  for (const { match, kind } of momentsOf(input)) season[kind](match);
  const isOver = isSeasonOver(input);
  const reader = new RecordReader(given, season, isOver);
  const records = season.people
    .all()
    .filter(({ yellows, bans }) => yellows > 0 || bans.some(isShown))
    .sort((a, b) => a.id - b.id);
  const of = (kind: PersonRecord['kind']) => records.filter((record) => record.kind === kind);
  return {
    players: of('player').map((record) => ({ playerId: record.id, ...reader.read(record) })),
    officials: of('official').map((record) => ({ officialId: record.id, ...reader.read(record) })),
    flags: season.flags.standing(),
    carried: isOver ? records.flatMap((record) => reader.carried(record)) : [],
    again: isOver ? [] : records.flatMap((record) => reader.again(record)),
  };
}

/** The result of a match that is still to come does not count yet. */
const asOf = (match: DisciplineMatch, instant: string): DisciplineMatch =>
  isToCome(match, instant) ? { ...match, begunAt: null, endedAt: null } : match;

/** Whether it was decided before its date, which is still to come. */
const isToCome = ({ hasWhistles, begunAt }: DisciplineMatch, instant: string): boolean =>
  !hasWhistles && begunAt !== null && begunAt > instant;

interface Moment {
  at: string;
  kind: 'begin' | 'end' | 'stop';
  match: DisciplineMatch;
}

/** By the whistles, never by round. */
function momentsOf({ matches }: DisciplineInput): Moment[] {
  const moments = matches.flatMap((match): Moment[] => {
    const { begunAt, stoppedAt, endedAt } = match;
    const instants = { begin: begunAt, stop: stoppedAt, end: endedAt };
    return (['begin', 'stop', 'end'] as const).flatMap((kind) => {
      const at = instants[kind];
      return at === null ? [] : [{ at, kind, match }];
    });
  });
  return moments.sort(
    (a, b) =>
      compareTexts(a.at, b.at) || rankOf(a) - rankOf(b) || a.match.matchId - b.match.matchId,
  );
}

/** A match that begins at the instant at which another one ends comes after it. */
function rankOf({ kind, at, match }: Moment): number {
  if (kind === 'begin') return 1;
  return match.begunAt === at ? 2 : 0;
}

function isSeasonOver({ matches, endsOn, asOf }: DisciplineInput): boolean {
  return (
    endsOn !== null && zagrebWallTime(asOf).day > endsOn && !matches.some(({ isAhead }) => isAhead)
  );
}

/** A void ban is shown only to somebody who sat it out. */
const isShown = ({ ban, voidAt }: SeasonBan): boolean => voidAt === null || ban.overServed > 0;

class RecordReader {
  /** Also what is decided already and serves on its date. What should have been played long ago comes last. */
  private readonly ahead: readonly DisciplineMatch[];
  private readonly today: string;

  constructor(
    private readonly input: DisciplineInput,
    private readonly season: SeasonFold,
    private readonly isOver: boolean,
  ) {
    const { matches, asOf } = input;
    this.today = zagrebWallTime(asOf).day;
    const isOverdue = ({ begunAt, day }: DisciplineMatch) =>
      Number(begunAt === null && day < this.today);
    this.ahead = matches
      .filter((match) => match.isAhead || isToCome(match, asOf))
      .sort(
        (a, b) =>
          isOverdue(a) - isOverdue(b) ||
          compareTexts(a.begunAt ?? a.matchDate, b.begunAt ?? b.matchDate) ||
          a.matchId - b.matchId,
      );
  }

  read(record: PersonRecord): Omit<DisciplinePlayer, 'name' | 'playerId'> {
    const bans = record.bans.filter(isShown).map(({ ban }) => this.atSeasonsEnd(ban));
    const teamId = this.season.people.teamOf(record, this.input.asOf);
    return { teamId, yellows: record.yellows, bans, blockedIn: this.blockedIn(record) };
  }

  carried(record: PersonRecord): Discipline['carried'] {
    const teamId = this.season.people.teamOf(record, this.input.asOf);
    return record.bans
      .filter(({ ban }) => isOpenBan(ban, this.today) && this.isCarried(ban))
      .filter(({ ban }) => !this.laterOnes(record).some((later) => this.isTakenAlong(ban, later)))
      .map(({ ban: { matchId, remaining, until, forEver } }) => ({
        ...idsOf(record),
        teamId,
        matchId,
        amount: remaining,
        ...(until !== undefined && { until }),
        ...(forEver && { forEver }),
      }));
  }

  again(record: PersonRecord): Discipline['again'] {
    const earlierTeamId = this.season.people.teamOf(record, this.input.asOf);
    const open = record.bans.map(({ ban }) => ban).filter((ban) => isOpenBan(ban, this.today));
    const members = record.kind === 'player' ? this.input.players : this.input.officials;
    return this.laterOnes(record).flatMap((later) => {
      const member = members.find(({ id }) => id === later.id);
      if (member === undefined) return [];
      return open
        .filter((ban) => !this.isTakenAlong(ban, later))
        .map((ban) => ({
          ...idsOf(later),
          teamId: member.teamId,
          earlierId: record.id,
          earlierTeamId,
          ban,
        }));
    });
  }

  private laterOnes({ kind, id }: SuspendedPerson): SuspendedPerson[] {
    return this.input.namesakes.flatMap((one) =>
      one.kind === kind && one.earlierId === id ? [{ kind, id: one.laterId }] : [],
    );
  }

  /** The league has imposed it on the later one. */
  private isTakenAlong({ matchId }: Ban, { kind, id }: SuspendedPerson): boolean {
    return this.input.suspensions.some(
      ({ person, reason, matchId: about = null }) =>
        reason === 'carried' && person.kind === kind && person.id === id && about === matchId,
    );
  }

  /** Bans for cautions go into no other competition. */
  private atSeasonsEnd(ban: Ban): Ban {
    const lapses = this.isOver && ban.remaining > 0 && !this.isCarried(ban);
    return lapses ? { ...ban, remaining: 0, lapsed: true } : ban;
  }

  private isCarried({ kind }: Ban): boolean {
    const isOfCautions = kind === 'yellows' || kind === 'exclusions';
    return !isOfCautions && rulesAt(this.input.rules, this.input.asOf).redCarriesToNextSeason;
  }

  private blockedIn(record: PersonRecord): number | null {
    const teamId = this.season.people.playsFor(record, this.input.asOf);
    const bans = record.bans.flatMap(({ ban }) => (isOpenBan(ban, this.today) ? { ...ban } : []));
    for (const match of this.ahead) {
      const side = teamSides.find((one) => match.sides[one].teamId === teamId);
      if (side === undefined) continue;
      const holding = bans.filter((ban) => holdsOn(ban, match.day));
      if (match.isAhead) {
        const missed =
          match.begunAt === null
            ? holding
            : (this.season.missing.get(match.matchId)?.get(record)?.bans ?? []).filter(({ ban }) =>
                isOpenBan(ban, match.day),
              );
        if (missed.length > 0) return match.matchId;
      } else if (match.sides[side].serves) {
        const serving = holding.find(({ remaining }) => remaining > 0);
        if (serving !== undefined) serving.remaining -= 1;
      }
    }
    return null;
  }
}

const idsOf = ({ kind, id }: SuspendedPerson): Pick<CarriedBan, 'playerId' | 'officialId'> => ({
  playerId: kind === 'player' ? id : null,
  officialId: kind === 'official' ? id : null,
});
