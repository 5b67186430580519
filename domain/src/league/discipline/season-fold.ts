import type { BanKind, DisciplineFlag } from '../../contract/discipline.js';
import { addDays } from '../../croatia/days.js';
import { type TeamSide, teamSides } from '../../match/events.js';
import { countedOffence } from './counted-offence.js';
import { type DisciplineInput, type DisciplineRules, rulesAt } from './input.js';
import type { DisciplineMatch } from './match-facts.js';
import type { Offence } from './offences.js';
import { type Counted, People, type PersonRecord } from './people.js';
import { banOfCards, banOfDecision, blocks, miss, type SeasonBan, wasKnown } from './season-ban.js';

/** The team with which somebody misses a match, and for which bans. */
interface Missing {
  side: TeamSide;
  bans: readonly SeasonBan[];
}

/** Goes through the beginnings and ends of a season's matches, in the order in which they really were. */
export class SeasonFold {
  readonly people: People;
  readonly flags: DisciplineFlag[] = [];
  /** Who misses a running match. */
  readonly missing = new Map<number, Map<PersonRecord, Missing>>();
  private readonly matches: ReadonlyMap<number, DisciplineMatch>;
  private readonly begunStages = new Set<number>();

  constructor(private readonly input: DisciplineInput) {
    this.people = new People(input);
    this.matches = new Map(input.matches.map((match) => [match.matchId, match]));
    for (const suspension of input.suspensions) {
      const offence = this.matches.get(suspension.matchId ?? 0);
      if (offence?.endedAt == null)
        this.people
          .suspended(suspension.person)
          .bans.push(banOfDecision(suspension, null, offence ?? null));
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
      if (this.people.isListed(record, match)) this.flagListed(record, match, bans);
      else if (side !== undefined) missing.set(record, { side, bans });
    }
    this.missing.set(match.matchId, missing);
  }

  /** It goes on later; what happened until now bans at once. */
  stop(match: DisciplineMatch): void {
    const rules = rulesAt(this.input.rules, match.stoppedAt ?? '');
    if (!rules.abandonedCounts) return;
    const counting = match.endedAt === null ? 'all' : match.counting;
    this.punish({ ...match, counting }, rules, (at) => isBeforeStop(match, at));
  }

  /** A match ends: serves the bans of those who missed it, then adds those that it brings. */
  end(match: DisciplineMatch): void {
    for (const { side, bans } of this.missing.get(match.matchId)?.values() ?? []) {
      if (!match.sides[side].serves) continue;
      miss(bans, match);
    }
    this.missing.delete(match.matchId);
    const rules = rulesAt(this.input.rules, match.endedAt ?? '');
    this.punish(match, rules, (at) => !rules.abandonedCounts || !isBeforeStop(match, at));
    this.decideAbout(match);
  }

  private sideOf(record: PersonRecord, { begunAt, sides }: DisciplineMatch): TeamSide | undefined {
    const teamId = this.people.teamOf(record, begunAt ?? this.input.asOf);
    return teamSides.find((side) => sides[side].teamId === teamId);
  }

  private flagListed(
    { id, kind }: PersonRecord,
    { matchId, begunAt }: DisciplineMatch,
    bans: readonly SeasonBan[],
  ): void {
    const isKnown = bans.some((ban) => ban.voidAt === null && wasKnown(ban, begunAt ?? ''));
    if (!isKnown) return;
    this.flags.push(
      kind === 'player'
        ? { code: 'ineligible-player', matchId, playerId: id }
        : { code: 'ineligible-official', matchId, officialId: id },
    );
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

  private punish(
    match: DisciplineMatch,
    rules: DisciplineRules,
    isDue: (at: string) => boolean,
  ): void {
    const standing = match.offences.map((offence) => ({ offence, until: null }));
    for (const { offence, until } of [...standing, ...match.revoked]) {
      const counted = isDue(offence.at) ? countedOffence(match, offence, rules) : null;
      if (counted !== null) this.take(match, counted, rules, until);
    }
  }

  private decideAbout(match: DisciplineMatch): void {
    for (const suspension of this.input.suspensions) {
      if (suspension.matchId !== match.matchId) continue;
      const { bans } = this.people.suspended(suspension.person);
      const red = bans.findIndex(({ ban, voidAt }) => isRedOf(match, ban) && voidAt === null);
      const ban = banOfDecision(suspension, bans[red] ?? null, match);
      if (red === -1) bans.push(ban);
      else bans[red] = ban;
    }
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
      this.flags.push({ code: 'unclear', matchId: match.matchId, playerId: record.id });
    const from = rules.banStarts === 'next-match-day' ? addDays(match.day, 1) : null;
    const ban = (kind: BanKind, amount: number, until = voidAt) => {
      if (amount > 0) record.bans.push(banOfCards(match, { kind, amount, from }, until));
    };
    if (offence.secondYellow) ban('second-yellow', rules.secondYellowBan);
    if (offence.red) ban('red', rules.redBan);
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

const isBeforeStop = ({ stoppedAt }: DisciplineMatch, at: string): boolean =>
  stoppedAt !== null && at <= stoppedAt;

const isRedOf = ({ matchId }: DisciplineMatch, ban: SeasonBan['ban']): boolean =>
  ban.kind === 'red' && ban.matchId === matchId;
