import type { BanKind } from '../../contract/discipline.js';
import { addDays } from '../../croatia/days.js';
import { zagrebWallTime } from '../../croatia/zagreb-time.js';
import { type TeamSide, teamSides } from '../../match/events.js';
import type { Suspension } from '../../season/state.js';
import { type CountedPart, countedAtEnd, countedAtStop, countsBy } from './counted-offence.js';
import { Flags } from './flags.js';
import { type DisciplineInput, type DisciplineRules, rulesAt } from './input.js';
import type { DisciplineMatch } from './match-facts.js';
import { type Offence, offencesWithout } from './offences.js';
import { type Counted, People, type PersonRecord } from './people.js';
import {
  addBan,
  banOfCards,
  banOfDecision,
  blocks,
  miss,
  type SeasonBan,
  seemServed,
} from './season-ban.js';

/** The team with which somebody misses a match, and for which bans. */
interface Missing {
  side: TeamSide;
  bans: readonly SeasonBan[];
}

/** Goes through the beginnings and ends of a season's matches, in the order in which they really were. */
export class SeasonFold {
  readonly people: People;
  readonly flags: Flags;
  /** Who misses a running match. */
  readonly missing = new Map<number, Map<PersonRecord, Missing>>();
  private readonly begunStages = new Set<number>();
  /** What counted of a match when it was stopped. */
  private readonly beforeStop = new Map<number, readonly Offence[]>();
  /** Decisions that wait for the end of the match that they are about. */
  private readonly undecided: Set<Suspension>;

  constructor(private readonly input: DisciplineInput) {
    this.people = new People(input);
    const matches = new Map(input.matches.map((match) => [match.matchId, match]));
    this.flags = new Flags(matches);
    this.undecided = new Set(input.suspensions);
    for (const suspension of input.suspensions) {
      const offence = matches.get(suspension.matchId ?? 0) ?? null;
      const isOver = (offence?.endedAt ?? offence?.stoppedAt ?? null) !== null;
      if (!isOver || suspension.at < (offence?.begunAt ?? ''))
        this.decide(suspension, offence, null);
    }
  }

  /** A match begins: decides who misses it, and flags whom it lists despite a ban. */
  begin(match: DisciplineMatch): void {
    this.wipeBefore(match);
    const missing = new Map<PersonRecord, Missing>();
    for (const record of this.people.withBans()) {
      const bans = record.bans.filter((ban) => blocks(ban, match));
      if (bans.length === 0) continue;
      const side = this.sideOf(record, match);
      if (this.people.isListed(record, match)) this.flags.ineligible(record, match, bans);
      else if (side !== undefined) missing.set(record, { side, bans });
    }
    this.missing.set(match.matchId, missing);
  }

  /** It goes on later; what happened until now bans at once. */
  stop(match: DisciplineMatch): void {
    const counted = countedAtStop(match, this.input.rules);
    if (counted.inForce.abandonedCounts) this.punishAtStop(match, counted);
    this.decideAbout(match, ({ at }) => match.endedAt === null || at < (match.resumedAt ?? ''));
  }

  /** A match ends: serves the bans of those who missed it, then adds those that it brings. */
  end(match: DisciplineMatch): void {
    for (const { side, bans } of this.missing.get(match.matchId)?.values() ?? []) {
      const { serves, servedUntil } = match.sides[side];
      if (serves) miss(bans, match);
      else if (servedUntil !== null) seemServed(bans, servedUntil);
    }
    this.missing.delete(match.matchId);
    const { inForce, offences } = countedAtEnd(match, this.input.rules);
    const known = this.beforeStop.get(match.matchId);
    const ended = atEndDate(match);
    for (const offence of offencesWithout(offences, known ?? []))
      this.take(ended, offence, inForce, null);
    this.punishRevoked(ended, inForce, (at) => known === undefined || !isBeforeStop(match, at));
    this.decideAbout(match, () => true);
  }

  /** What the rest of the match turned into something else, such as a caution into a second yellow, stands until its end. */
  private punishAtStop(match: DisciplineMatch, { inForce, offences }: CountedPart): void {
    const { endedAt } = match;
    const stopped = { ...match, endedAt: match.stoppedAt };
    const whole = endedAt === null ? offences : countedAtEnd(match, this.input.rules).offences;
    const changed = offencesWithout(offences, whole);
    const standing = offencesWithout(offences, changed);
    for (const offence of standing) this.take(stopped, offence, inForce, null);
    for (const offence of changed) this.take(stopped, offence, inForce, endedAt);
    this.punishRevoked(stopped, inForce, (at) => isBeforeStop(match, at));
    this.beforeStop.set(match.matchId, standing);
  }

  private sideOf(record: PersonRecord, { begunAt, sides }: DisciplineMatch): TeamSide | undefined {
    const teamId = this.people.playsFor(record, begunAt ?? this.input.asOf);
    return teamSides.find((side) => sides[side].teamId === teamId);
  }

  /** Once for each stage, and for its own teams: stages may be played side by side. Open bans stay. */
  private wipeBefore({ stageId, begunAt }: DisciplineMatch): void {
    if (stageId === undefined || this.begunStages.has(stageId)) return;
    this.begunStages.add(stageId);
    const at = begunAt ?? '';
    if (!rulesAt(this.input.rules, at).yellowsWipedBeforeStage) return;
    const teams = this.teamsOf(stageId);
    for (const record of this.people.all()) {
      if (!teams.has(this.people.teamOf(record, at))) continue;
      record.yellows = 0;
      record.revoked = [];
    }
  }

  private teamsOf(stageId: number): ReadonlySet<number> {
    const matches = this.input.matches.filter((match) => match.stageId === stageId);
    return new Set(matches.flatMap(({ sides }) => teamSides.map((side) => sides[side].teamId)));
  }

  private punishRevoked(
    match: DisciplineMatch,
    rules: DisciplineRules,
    isDue: (at: string) => boolean,
  ): void {
    for (const { offence, until, wasAbandoned } of match.revoked)
      if (isDue(offence.at) && countsBy(rules, offence, wasAbandoned))
        this.take(match, offence, rules, until);
  }

  /** @param isDue whether it waits for no red card that counts later */
  private decideAbout(match: DisciplineMatch, isDue: (suspension: Suspension) => boolean): void {
    for (const suspension of this.undecided) {
      if (suspension.matchId !== match.matchId) continue;
      const { bans } = this.people.suspended(suspension.person);
      const red = bans.find(({ ban, voidAt }) => isRedOf(match, ban) && voidAt === null);
      if (red !== undefined || isDue(suspension)) this.decide(suspension, match, red ?? null);
    }
  }

  /** @param red the ban of the red card that it is about */
  private decide(
    suspension: Suspension,
    offence: DisciplineMatch | null,
    red: SeasonBan | null,
  ): void {
    const { bans } = this.people.suspended(suspension.person);
    const ban = banOfDecision(suspension, red, offence);
    if (red === null) addBan(bans, ban);
    else bans[bans.indexOf(red)] = ban;
    this.undecided.delete(suspension);
  }

  /** @param voidAt when the offence was corrected away; null for one that stands */
  private take(
    match: DisciplineMatch,
    offence: Offence,
    rules: DisciplineRules,
    voidAt: string | null,
  ): void {
    const record = this.people.offender(match, offence);
    if (record === null) return;
    if (voidAt === null && offence.unclear && record.kind === 'player')
      this.flags.unclear(match.matchId, record.id);
    const from = rules.banStarts === 'next-match-day' ? addDays(match.day, 1) : null;
    const ban = (kind: BanKind, amount: number, until = voidAt) => {
      if (amount > 0) addBan(record.bans, banOfCards(match, { kind, amount, from }, until));
    };
    if (offence.secondYellow) ban('second-yellow', rules.secondYellowBan);
    if (offence.red && !isDecided(match, offence, record)) ban('red', rules.redBan);
    for (const counted of ['yellows', 'exclusions'] as const) {
      const steps = counted === 'yellows' ? rules.yellowSteps : rules.exclusionSteps;
      const added = { counted, count: offence[counted] };
      for (const { reached, until } of reachedSteps(record, steps, added, match, voidAt))
        ban(counted, reached * rules.yellowBan, until);
    }
  }
}

/** Counts cautions, and returns the steps that this reaches, also those that a later correction took away. */
function reachedSteps(
  record: PersonRecord,
  steps: readonly number[],
  { counted, count }: { counted: Counted; count: number },
  { endedAt }: DisciplineMatch,
  voidAt: string | null,
): { reached: number; until: string | null }[] {
  if (count === 0) return [];
  const still = record.revoked.filter(
    (one) => one.counted === counted && one.until > (endedAt ?? ''),
  );
  const before = record[counted];
  const known = before + still.reduce((sum, one) => sum + one.count, 0);
  const reached = voidAt === null ? stepsReached(steps, before, count) : 0;
  const knownReached = stepsReached(steps, known, count);
  if (voidAt === null) record[counted] += count;
  else record.revoked.push({ counted, count, until: voidAt });
  const until = [...still.map((one) => one.until), ...(voidAt === null ? [] : [voidAt])].sort()[0];
  return [
    { reached, until: null },
    { reached: Math.max(0, knownReached - reached), until: until ?? null },
  ];
}

const stepsReached = (steps: readonly number[], before: number, added: number): number =>
  steps.filter((step) => before < step && step <= before + added).length;

/** What was done after a match went on was done on the day of that. */
const atEndDate = (match: DisciplineMatch): DisciplineMatch =>
  match.endDate === match.matchDate
    ? match
    : { ...match, matchDate: match.endDate, day: zagrebWallTime(match.endDate).day };

const isBeforeStop = ({ stoppedAt }: DisciplineMatch, at: string): boolean =>
  stoppedAt !== null && at <= stoppedAt;

/** The league decided about a card of the first part before the match went on, and before the card counted. */
const isDecided = (match: DisciplineMatch, { at }: Offence, { bans }: PersonRecord): boolean =>
  isBeforeStop(match, at) &&
  bans.some(
    ({ ban, knownAt }) =>
      ban.kind === 'decision' &&
      ban.matchId === match.matchId &&
      knownAt >= (match.begunAt ?? '') &&
      knownAt < (match.resumedAt ?? ''),
  );

const isRedOf = ({ matchId }: DisciplineMatch, ban: SeasonBan['ban']): boolean =>
  ban.kind === 'red' && ban.matchId === matchId;
