import type { BanKind, DisciplineFlag } from '../../contract/discipline.js';
import { teamSides } from '../../match/events.js';
import { countedOffence } from './counted-offence.js';
import { type DisciplineInput, type DisciplineRules, rulesAt } from './input.js';
import type { DisciplineMatch } from './match-facts.js';
import type { Offence } from './offences.js';
import { type Counted, People, type PersonRecord } from './people.js';
import {
  banOfCards,
  banOfDecision,
  blocks,
  missed,
  type SeasonBan,
  wasKnown,
} from './season-ban.js';

/** Goes through the beginnings and ends of a season's matches, in the order in which they really were. */
export class SeasonFold {
  readonly people: People;
  readonly flags: DisciplineFlag[] = [];
  /** Who misses a running match, and for which bans. */
  readonly missing = new Map<number, Map<PersonRecord, readonly SeasonBan[]>>();
  private readonly matches: ReadonlyMap<number, DisciplineMatch>;
  private stageId: number | undefined;

  constructor(private readonly input: DisciplineInput) {
    this.people = new People(input);
    this.matches = new Map(input.matches.map((match) => [match.matchId, match]));
    for (const suspension of input.suspensions) {
      const offence = this.matches.get(suspension.matchId ?? 0);
      if (offence?.endedAt == null)
        this.people
          .player(suspension.playerId)
          .bans.push(banOfDecision(suspension, null, offence ?? null));
    }
  }

  begin(match: DisciplineMatch): void {
    this.wipeBefore(match);
    const missing = new Map<PersonRecord, readonly SeasonBan[]>();
    for (const record of this.people.withBans()) {
      const bans = record.bans.filter((ban) => blocks(ban, match));
      if (bans.length === 0) continue;
      if (this.people.isListed(record, match)) this.flagListed(record, match, bans);
      else missing.set(record, bans);
    }
    this.missing.set(match.matchId, missing);
  }

  end(match: DisciplineMatch): void {
    for (const [record, bans] of this.missing.get(match.matchId) ?? []) {
      const side = teamSides.find((one) => match.sides[one].teamId === this.teamIn(record, match));
      if (side === undefined || !match.sides[side].serves) continue;
      const isReal = ({ voidAt }: SeasonBan) => voidAt === null;
      const isServed = bans.filter(isReal).some((ban) => missed(ban, match.matchId, false));
      for (const ban of bans) if (!isReal(ban)) missed(ban, match.matchId, isServed);
    }
    this.missing.delete(match.matchId);
    this.punish(match);
  }

  private teamIn(record: PersonRecord, { begunAt }: DisciplineMatch): number {
    return this.people.teamOf(record, begunAt ?? this.input.asOf);
  }

  private flagListed(
    { id, kind }: PersonRecord,
    { matchId, begunAt }: DisciplineMatch,
    bans: readonly SeasonBan[],
  ): void {
    const isKnown = bans.some((ban) => ban.voidAt === null && wasKnown(ban, begunAt ?? ''));
    if (kind === 'player' && isKnown)
      this.flags.push({ code: 'ineligible-player', matchId, playerId: id });
  }

  /** Open bans stay when a new stage begins. */
  private wipeBefore({ stageId, begunAt }: DisciplineMatch): void {
    if (stageId === undefined || stageId === this.stageId) return;
    this.stageId = stageId;
    if (!rulesAt(this.input.rules, begunAt ?? '').yellowsWipedBeforeStage) return;
    for (const record of this.people.all()) record.yellows = 0;
  }

  private punish(match: DisciplineMatch): void {
    const rules = rulesAt(this.input.rules, match.endedAt ?? '');
    for (const one of match.offences) {
      const offence = countedOffence(match, one, rules);
      if (offence !== null) this.take(match, offence, rules, null);
    }
    for (const { offence: one, until } of match.revoked) {
      const offence = countedOffence(match, one, rules);
      if (offence !== null) this.take(match, offence, rules, until);
    }
    for (const suspension of this.input.suspensions)
      if (suspension.matchId === match.matchId) {
        const { bans } = this.people.player(suspension.playerId);
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
    const from = rules.banStarts === 'next-match-day' ? dayAfter(match.day) : null;
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

const isRedOf = ({ matchId }: DisciplineMatch, ban: SeasonBan['ban']): boolean =>
  ban.kind === 'red' && ban.matchId === matchId;

const dayMs = 86_400_000;
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + dayMs).toISOString().slice(0, 10);
