import fc from 'fast-check';
import { isWallTime, parseZagrebDay, zagrebToUtc, zagrebWallTime } from './zagreb-time.js';

describe('wall time in Zagreb', () => {
  it('is an hour ahead of UTC in winter and two in summer', () => {
    expect(zagrebToUtc('2026-01-11', '19:00')).toBe('2026-01-11T18:00:00.000Z');
    expect(zagrebToUtc('2026-07-12', '19:00')).toBe('2026-07-12T17:00:00.000Z');
    expect(zagrebToUtc('2026-01-01', '00:00')).toBe('2025-12-31T23:00:00.000Z');
  });

  it('changes on the last Sunday of October, where the doubled hour is its first', () => {
    expect(zagrebToUtc('2025-10-26', '01:59')).toBe('2025-10-25T23:59:00.000Z');
    expect(zagrebToUtc('2025-10-26', '02:30')).toBe('2025-10-26T00:30:00.000Z');
    expect(zagrebToUtc('2025-10-26', '03:00')).toBe('2025-10-26T02:00:00.000Z');
    expect(zagrebToUtc('2025-10-26', '16:00')).toBe('2025-10-26T15:00:00.000Z');
    expect(zagrebToUtc('2025-10-25', '16:00')).toBe('2025-10-25T14:00:00.000Z');
  });

  it('changes on the last Sunday of March, where the skipped hour comes after the change', () => {
    expect(zagrebToUtc('2026-03-29', '01:59')).toBe('2026-03-29T00:59:00.000Z');
    expect(zagrebToUtc('2026-03-29', '02:30')).toBe('2026-03-29T01:30:00.000Z');
    expect(zagrebWallTime('2026-03-29T01:30:00.000Z')).toEqual({
      day: '2026-03-29',
      time: '03:30',
    });
    expect(zagrebToUtc('2026-03-29', '03:00')).toBe('2026-03-29T01:00:00.000Z');
    expect(zagrebToUtc('2026-03-29', '16:00')).toBe('2026-03-29T14:00:00.000Z');
  });

  it('is read back as it was written, whatever the day, but for the skipped hour', () => {
    const instants = fc.integer({
      min: Date.parse('1990-01-01T00:00:00Z') / 60_000,
      max: Date.parse('2090-01-01T00:00:00Z') / 60_000,
    });
    fc.assert(
      fc.property(instants, (minute) => {
        const wall = zagrebWallTime(minute * 60_000);
        const instant = zagrebToUtc(wall.day, wall.time);
        expect(zagrebWallTime(instant)).toEqual(wall);
        // Only the second run of October's doubled hour is not named by its wall time.
        const difference = minute * 60_000 - Date.parse(instant);
        expect([0, 60 * 60_000]).toContain(difference);
        if (difference > 0) expect(wall.day).toMatch(/-(09|10)-(2[3-9]|3[01])$/);
      }),
    );
  });
});

describe('a day as people send it', () => {
  it('is a calendar day or the day of an instant in Zagreb', () => {
    expect(parseZagrebDay('2025-10-19')).toBe('2025-10-19');
    expect(parseZagrebDay('2025-10-18T22:00:00.000Z')).toBe('2025-10-19');
    expect(parseZagrebDay('2025-10-19T23:30:00+02:00')).toBe('2025-10-19');
    expect(parseZagrebDay('2024-02-29')).toBe('2024-02-29');
  });

  it.each([
    '',
    '19.10.2025.',
    '2025-13-01',
    '2025-02-30',
    '2026-02-29',
    '2025-10-19T25:00:00Z',
    '2025-10-19T10:00:00',
    '2025-10-19 ',
    '0001-01-01',
    '9999-12-31',
    '2025-10-19T10:00:00Z; drop',
  ])('is refused as %j', (value) => {
    expect(parseZagrebDay(value)).toBeNull();
  });
});

it.each([
  ...(['00:00', '09:05', '23:59'] as const).map((time) => [time, true] as const),
  ...(['24:00', '9:05', '12:60', '12:00:00', '12.00', ''] as const).map(
    (time) => [time, false] as const,
  ),
])('%p is a time of day: %p', (time, isOne) => {
  expect(isWallTime(time)).toBe(isOne);
});

it('whatever was asked before: the clock of any instant is the one of the time zone', () => {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Europe/Zagreb',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const any = fc.integer({ min: -3_000_000_000_000, max: 4_000_000_000_000 });
  const aroundChanges = fc
    .tuple(fc.constantFrom('2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z'), fc.integer())
    .map(([change, ms]) => Date.parse(change) + (ms % 7_200_000));
  fc.assert(
    fc.property(fc.array(fc.oneof(any, aroundChanges), { maxLength: 20 }), (instants) => {
      for (const instant of instants) {
        const { day, time } = zagrebWallTime(instant);
        expect(`${day} ${time}`).toBe(format.format(instant));
      }
    }),
  );
  expect(() => zagrebWallTime('never')).toThrow(RangeError);
});
