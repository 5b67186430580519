import type { ReservedKickOff, StageDefinition } from '../../season/stages.js';
import { aKnockOut, ranks } from '../../testing/cup-story.js';
import { shortRests } from './short-rests.js';

/** `SF1 16:00, F 17:36`, on a final day. */
const kickOffs = (times: string, venue = 'Dvorana Kolo'): ReservedKickOff[] =>
  times.split(', ').map((line) => {
    const [tie = '', time = ''] = line.split(' ');
    return { tie, leg: 1, at: `2026-05-24T${time}:00.000Z`, venue };
  });
const pairs = (stage: StageDefinition, minSlots = 1) =>
  shortRests(stage, minSlots).map(({ first, second }) => `${first.tie}-${second.tie}`);
const finals = (times: string, more: Partial<StageDefinition> = {}) =>
  aKnockOut(4, { thirdPlace: true, kickOffs: kickOffs(times), ...more });

describe('the rest on a final day', () => {
  it('is missing where a winner or a loser plays in the next slot, whoever that is', () => {
    const rows = finals('SF1 10:00, SF2 10:48, TP 11:36, F 12:24');
    expect(pairs(rows)).toEqual(['SF2-TP']);
    expect(pairs(rows, 2)).toEqual(['SF1-TP', 'SF2-TP', 'SF2-F']);
    expect(pairs(rows, 0)).toEqual([]);
  });

  it('reaches over rounds, as whoever wins twice plays three times', () => {
    const day = 'QF1 10:00, QF2 10:01, QF3 10:02, QF4 10:03, SF1 10:04, SF2 10:05, F 10:06';
    expect(pairs(aKnockOut(8, { kickOffs: kickOffs(day) }), 5)).toContain('QF3-F');
  });

  it('is never missing between the third place and the final, which no team plays both', () => {
    const together = finals('TP 18:00, F 18:00');
    expect(pairs(together, 3)).toEqual([]);
  });

  it('is missing where both are at once, without any rest wanted', () => {
    expect(pairs(finals('SF1 10:00, F 10:00'), 0)).toEqual(['SF1-F']);
  });

  it('goes by the length of a match where a hall has no two kick-offs closer together', () => {
    expect(pairs(finals('SF1 10:00, F 13:00'))).toEqual([]);
    expect(pairs(finals('SF1 10:00, F 11:59'))).toEqual(['SF1-F']);
  });

  it('goes by each hall for itself where two halls begin at different times', () => {
    const other = kickOffs('SF2 10:10, F 13:00', 'Dvorana Dva');
    const both = { kickOffs: [...kickOffs('SF1 10:00, TP 12:00'), ...other] };
    expect(pairs(aKnockOut(4, { thirdPlace: true, ...both }))).toEqual(['SF2-TP']);
  });

  it('is asked of one day alone', () => {
    const [semi, final] = kickOffs('SF1 21:30, F 22:30');
    // Half past eleven in the evening, and half past midnight in Zagreb.
    expect(pairs(aKnockOut(4, { kickOffs: [semi, final].flatMap((one) => one ?? []) }))).toEqual(
      [],
    );
  });

  it('counts for both legs of a tie', () => {
    const [first] = kickOffs('F 10:00');
    const [second] = kickOffs('F 11:00');
    const legs = [first, second && { ...second, leg: 2 as const }].flatMap((one) => one ?? []);
    expect(pairs(aKnockOut(2, { legs: 2, kickOffs: legs }))).toEqual(['F-F']);
  });

  it('counts in groups for those who meet both times', () => {
    const group = { kind: 'split', name: 'Liga', entries: ranks(4), legs: 1 } as const;
    const day = kickOffs('S-1 10:00, S-2 10:48, S-3 11:36');
    // The first two matches are of the same round.
    expect(pairs({ ...group, entries: ranks(4), kickOffs: day })).toEqual(['S-2-S-3']);
  });

  it('needs no kick-offs', () => {
    expect(pairs(aKnockOut(4))).toEqual([]);
  });
});
