import { commentaryLimits } from '../contract/commentary.js';
import { zagrebToUtc } from '../croatia/zagreb-time.js';
import { commentaryMatches, commentaryMode } from './commentary-week.js';

const at = (day: string, time: string): string => zagrebToUtc(day, time);

describe('the weekday rule of the commentaries', () => {
  it('looks back from Monday to Wednesday and ahead from Thursday to Sunday', () => {
    // 3 November 2025 is a Monday.
    const week = [3, 4, 5, 6, 7, 8, 9].map((day) => commentaryMode(at(`2025-11-0${day}`, '12:00')));
    expect(week).toEqual([...Array(3).fill('reports'), ...Array(4).fill('previews')]);
  });

  it('turns at midnight in Zagreb, not in Greenwich', () => {
    expect(commentaryMode(at('2025-11-09', '23:59'))).toBe('previews');
    expect(commentaryMode(at('2025-11-10', '00:00'))).toBe('reports');
    expect(commentaryMode('2025-11-09T23:30:00.000Z')).toBe('reports');
    expect(commentaryMode('2026-06-10T22:30:00.000Z')).toBe('previews');
  });

  it.each([
    ['2025-10-26', '2025-10-27', '2025-10-26T22:59:59.999Z'],
    ['2026-03-29', '2026-03-30', '2026-03-29T21:59:59.999Z'],
  ])('keeps the whole Sunday of a clock change, %s', (sunday, monday, lastMoment) => {
    for (const time of ['00:00', '01:59', '02:30', '03:00', '16:00', '23:59'])
      expect(commentaryMode(at(sunday, time))).toBe('previews');
    expect(commentaryMode(lastMoment)).toBe('previews');
    expect(commentaryMode(Date.parse(lastMoment) + 1)).toBe('reports');
    expect(commentaryMode(at(monday, '00:00'))).toBe('reports');
  });
});

describe('the matches of the carousel', () => {
  const match = (
    id: number,
    matchDate: string,
    aiCommentary: string | null = 'Dobra utakmica.',
  ) => ({
    id,
    matchDate,
    aiCommentary,
    status: 'completed' as 'completed' | 'scheduled' | 'in_progress' | 'cancelled',
  });
  const ahead = (id: number, matchDate: string) => ({
    ...match(id, matchDate, null),
    status: 'scheduled' as const,
  });
  const ids = (matches: readonly { id: number }[]): number[] => matches.map(({ id }) => id);
  const monday = at('2025-11-10', '09:00');
  const friday = at('2025-11-14', '09:00');

  it('are at most six', () => {
    const played = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => match(id, at('2025-11-02', `1${id}:00`)));
    const found = commentaryMatches(played, monday);
    expect(found).toHaveLength(commentaryLimits.carousel);
    expect(ids(found)).toEqual([8, 7, 6, 5, 4, 3]);
  });

  it('on a Monday are those with a commentary, newest first', () => {
    const matches = [
      match(1, at('2025-11-02', '18:00')),
      match(2, at('2025-11-09', '18:00')),
      match(3, at('2025-11-09', '19:00'), null),
      match(4, at('2025-11-09', '20:00'), ''),
      ahead(5, at('2025-11-16', '18:00')),
      { ...match(6, at('2025-11-09', '21:00')), status: 'in_progress' as const },
    ];
    expect(ids(commentaryMatches(matches, monday))).toEqual([4, 2, 1]);
  });

  it('on a Friday are those to come, soonest first, with or without a preview', () => {
    const matches = [
      match(1, at('2025-11-09', '18:00')),
      ahead(2, at('2025-11-16', '20:00')),
      ahead(3, at('2025-11-16', '18:00')),
      ahead(4, at('2025-11-13', '18:00')),
      { ...ahead(5, at('2025-11-16', '17:00')), status: 'cancelled' as const },
    ];
    expect(ids(commentaryMatches(matches, friday))).toEqual([3, 2]);
  });

  it('may be none', () => {
    expect(commentaryMatches([ahead(1, at('2025-11-16', '18:00'))], monday)).toEqual([]);
    expect(commentaryMatches([match(1, at('2025-11-09', '18:00'))], friday)).toEqual([]);
  });
});
