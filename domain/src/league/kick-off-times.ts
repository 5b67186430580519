import type { Pairing } from './rounds.js';

type KickOffCounts = Map<number, Record<string, number>>;

/** Spreads the times evenly over the teams and avoids repeats in a row (docs/product.md#schedule). */
export function spreadKickOffs(
  rounds: readonly (readonly Pairing[])[],
  times: readonly string[],
): string[][] {
  const counts: KickOffCounts = new Map();
  const latest = new Map<number, string>();
  return rounds.map((pairings, round) => {
    const start = times.length > pairings.length ? round : 0;
    const slots = pairings.map((_, n) => times[(start + n) % times.length] as string);
    exchangeUntilFair(pairings, slots, (team, time) => burden(counts, latest, team, time));
    pairings.forEach((pairing, n) => {
      for (const team of [pairing.homeTeamId, pairing.awayTeamId])
        note(counts, latest, team, slots[n] as string);
    });
    return slots;
  });
}

/** The sum of burdens is smallest for even counts; a time straight after itself weighs a little more. */
function burden(
  counts: KickOffCounts,
  latest: ReadonlyMap<number, string>,
  team: number,
  time: string,
): number {
  return (counts.get(team)?.[time] ?? 0) * 2 + (latest.get(team) === time ? 1 : 0);
}

function exchangeUntilFair(
  pairings: readonly Pairing[],
  slots: string[],
  burdenOf: (team: number, time: string) => number,
): void {
  const cost = (n: number, time: string): number => {
    const { homeTeamId, awayTeamId } = pairings[n] as Pairing;
    return burdenOf(homeTeamId, time) ** 2 + burdenOf(awayTeamId, time) ** 2;
  };
  for (let exchanged = true; exchanged; ) {
    exchanged = false;
    for (let a = 0; a < slots.length; a++)
      for (let b = a + 1; b < slots.length; b++) {
        const [timeA, timeB] = [slots[a] as string, slots[b] as string];
        if (cost(a, timeB) + cost(b, timeA) >= cost(a, timeA) + cost(b, timeB)) continue;
        [slots[a], slots[b]] = [timeB, timeA];
        exchanged = true;
      }
  }
}

function note(
  counts: KickOffCounts,
  latest: Map<number, string>,
  team: number,
  time: string,
): void {
  const had = counts.get(team) ?? {};
  had[time] = (had[time] ?? 0) + 1;
  counts.set(team, had);
  latest.set(team, time);
}
