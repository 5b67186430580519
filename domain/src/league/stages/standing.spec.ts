import type { LeagueTableRow, TieBreaker } from '../../contract/tables.js';
import type { StagePlaceholder } from '../../season/stages.js';
import { ranks } from '../../testing/cup-story.js';
import { entrySlots } from './entries.js';
import { type Standing, seedingOf } from './standing.js';

const row = (id: number, decidedBy: TieBreaker | null, more = {}): LeagueTableRow => ({
  position: id,
  team: { id, name: `Team ${id}` },
  teamId: id,
  teamName: `Team ${id}`,
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  goalDifference: 0,
  yellowCards: 0,
  redCards: 0,
  points: 0,
  form: [],
  decidedBy,
  ...more,
});

/** `decidedBy` of each row in turn. */
const standing = (...decided: (TieBreaker | null)[]): Standing => ({
  table: decided.map((by, n) => row(n + 1, by)),
  groups: new Map([['A', [row(11, 'name'), row(12, null)]]]),
  best: () => [row(21, 'points'), row(22, null)],
  ties: new Map(),
  teams: new Map([[5, { id: 5, name: 'Team 5' }]]),
});

describe('the seeding of a stage', () => {
  it('follows the table', () => {
    const of = standing('points', 'goal-difference', null);
    expect(seedingOf(ranks(2), of)).toEqual({ ok: true, teamIds: [1, 2] });
  });

  it('is not decided by names, at the cut nor within it', () => {
    const needed = { ok: false, level: [2, 3] };
    expect(seedingOf(ranks(2), standing('points', 'name', null))).toEqual(needed);
    expect(seedingOf(ranks(3), standing('points', 'name', 'points', null))).toEqual(needed);
  });

  it('does not mind who is level below it', () => {
    const of = standing('points', 'lots', 'name', null);
    expect(seedingOf(ranks(2), of)).toEqual({ ok: true, teamIds: [1, 2] });
  });

  it('passes over a team that has withdrawn', () => {
    const of = standing('points', null);
    const table = [...of.table, row(3, null, { unranked: true })];
    expect(seedingOf(ranks(3), { ...of, table })).toEqual({ ok: false, level: null });
  });

  it.each<[StagePlaceholder, object]>([
    [
      { source: 'group', group: 'A', rank: 1 },
      { ok: false, level: [11, 12] },
    ],
    [
      { source: 'group', group: 'B', rank: 1 },
      { ok: false, level: null },
    ],
    [
      { source: 'best', rank: 3, nth: 2 },
      { ok: true, teamIds: [22] },
    ],
    [
      { source: 'team', teamId: 5 },
      { ok: true, teamIds: [5] },
    ],
    [
      { source: 'winner', tie: 'F' },
      { ok: false, level: null },
    ],
  ])('takes %j from what is known', (entry, seeding) => {
    expect(seedingOf([entry], standing('points', null))).toEqual(seeding);
  });
});

describe('the places of a stage', () => {
  const entries = ranks(2);
  const of = standing('points', null);

  it('have whoever would take them now, until it is seeded', () => {
    expect(entrySlots({ entries, seeding: null }, of)).toEqual([
      { team: { id: 1, name: 'Team 1' }, fixed: false, placeholder: entries[0] },
      { team: { id: 2, name: 'Team 2' }, fixed: false, placeholder: entries[1] },
    ]);
  });

  it('wait where nobody is known', () => {
    const placeholder = { source: 'winner', tie: 'F' } as const;
    expect(entrySlots({ entries: [placeholder], seeding: null }, of)).toEqual([{ placeholder }]);
  });

  it('stay with the teams of the seeding, whatever becomes of the table', () => {
    const seeding = { id: 'c2.0', at: '', version: 2, teamIds: [5, 1] };
    const slots = entrySlots({ entries, seeding }, of);
    expect(slots).toMatchObject([
      { team: { id: 5, name: 'Team 5' }, fixed: true },
      { team: { id: 1 }, fixed: true },
    ]);
  });
});
