import type { StageDefinition } from '../../season/stages.js';
import { aKnockOut, CupStory } from '../../testing/cup-story.js';
import { finalsConflicts } from './finals-conflicts.js';

const hall = 'Dvorana Kolo';
const on = (time: string): string => `2026-05-24T${time}:00.000Z`;
const times: Record<string, string> = {
  SF1: '10:00',
  SF2: '11:00',
  TP: '14:00',
  F: '15:00',
};
const kickOffs = Object.entries(times).map(([tie, time]) => ({
  tie,
  leg: 1 as const,
  at: on(time),
  venue: hall,
}));

/** Teams 1 to 4 on a final day; their semi-finals are matches, the rest are reserved times. */
function finals(play: (cup: CupStory) => CupStory = (cup) => cup) {
  const cup = play(new CupStory(aKnockOut(4, { thirdPlace: true })));
  const matches = cup.matches.map((match) => ({
    ...match,
    matchDate: on(times[match.tie] ?? '20:00'),
    venue: hall,
  }));
  const entries = (cup.stage.seeding?.teamIds ?? []).map((id) => ({
    team: { id, name: `Team ${id}` },
    fixed: true,
  }));
  return { stage: { ...cup.stage, kickOffs }, entries, matches, rounds: cup.rounds };
}

interface Move {
  time: string;
  venue?: string;
  minSlots?: number;
}

const met = (
  reading: ReturnType<typeof finals>,
  moved: { matchId: number; teamIds: number[] },
  { time, venue = hall, minSlots = 1 }: Move,
): string[] =>
  finalsConflicts([reading], { ...moved, at: on(time), venue }, minSlots).map(
    ({ code, tie, at }) => `${code} ${tie} ${at.slice(11, 16)}`,
  );
const semiFinal = { matchId: 1, teamIds: [1, 4] };
const elsewhere = (...teamIds: number[]) => ({ matchId: 99, teamIds });

describe('a match of the finals that is moved', () => {
  it('meets nothing where every team rests that may come through', () => {
    expect(met(finals(), semiFinal, { time: '12:00' })).toEqual([]);
  });

  it('meets the ties to which its winner and its loser go, with too little rest', () => {
    expect(met(finals(), semiFinal, { time: '12:30' })).toEqual(['short-rest TP 14:00']);
    expect(met(finals(), semiFinal, { time: '13:00', minSlots: 2 })).toEqual([
      'short-rest TP 14:00',
      'short-rest F 15:00',
    ]);
    expect(met(finals(), semiFinal, { time: '13:00', minSlots: 0 })).toEqual([]);
  });

  it('meets a reserved hall, and at the same time whoever comes through', () => {
    expect(met(finals(), semiFinal, { time: '14:30', minSlots: 0 })).toEqual([
      'hall-reserved TP 14:00',
      'hall-reserved F 15:00',
      'same-time TP 14:00',
      'same-time F 15:00',
    ]);
    expect(met(finals(), semiFinal, { time: '14:30', venue: 'Dva', minSlots: 0 })).toEqual([
      'same-time TP 14:00',
      'same-time F 15:00',
    ]);
  });

  it('goes by where the others stand now, and not by the times reserved for them', () => {
    const reading = finals();
    const moved = reading.matches.map((match) =>
      match.tie === 'SF2' ? { ...match, matchDate: on('08:00') } : match,
    );
    // The final is a match of its own here, an hour after the place that the semi-final has left.
    const final = { ...reading, matches: moved };
    expect(met(final, semiFinal, { time: '11:00' })).toEqual([]);
  });

  it('says nothing of the other semi-final, whose teams are others', () => {
    expect(met(finals(), semiFinal, { time: '11:00', venue: 'Dva' })).toEqual([]);
  });
});

describe('another match of the league', () => {
  it('meets a tie to which one of its teams may still come, in any hall', () => {
    expect(met(finals(), elsewhere(1, 9), { time: '15:30', venue: 'Dva' })).toEqual([
      'same-time F 15:00',
    ]);
    expect(met(finals(), elsewhere(8, 9), { time: '15:30', venue: 'Dva' })).toEqual([]);
  });

  it('meets it no more once the team is out', () => {
    const beaten = finals((cup) => cup.play('SF1', '2:0'));
    expect(met(beaten, elsewhere(4), { time: '15:30', venue: 'Dva' })).toEqual([]);
    expect(met(beaten, elsewhere(4), { time: '13:30', venue: 'Dva' })).toEqual([
      'same-time TP 14:00',
    ]);
  });

  it('meets every reserved time while the table may still bring anybody', () => {
    const reading = finals();
    const open = { ...reading, matches: [], stage: { ...reading.stage, seeding: null } };
    expect(met(open, elsewhere(8, 9), { time: '10:30', venue: 'Dva' })).toEqual([
      'same-time SF1 10:00',
      'same-time SF2 11:00',
    ]);
  });

  it('meets the hall that waits for a tie, whoever plays', () => {
    expect(met(finals(), elsewhere(8, 9), { time: '15:59' })).toEqual(['hall-reserved F 15:00']);
    expect(met(finals(), elsewhere(8, 9), { time: '16:00' })).toEqual([]);
  });

  it('meets in a group the pairs that its teams are in', () => {
    const stage: StageDefinition = { ...aKnockOut(4), kind: 'split', name: 'Liga' };
    const seeded = { ...finals().stage, ...stage, kickOffs: [] };
    const split = {
      ...finals(),
      matches: [],
      rounds: [],
      stage: {
        ...seeded,
        kickOffs: [{ tie: 'S-1', leg: 1 as const, at: on('10:00'), venue: hall }],
      },
    };
    const other = { time: '10:00', venue: 'Dva' };
    const moves = [1, 2, 3, 4].map((id) => met(split, elsewhere(id), other));
    expect(moves.flat()).toEqual(['same-time S-1 10:00', 'same-time S-1 10:00']);
  });
});
