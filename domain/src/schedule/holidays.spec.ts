import { croatianHolidays } from './holidays.js';

/** As the church publishes them. */
const easterSundays = [
  ...['2020-04-12', '2021-04-04', '2022-04-17', '2023-04-09', '2024-03-31', '2025-04-20'],
  ...['2026-04-05', '2027-03-28', '2028-04-16', '2029-04-01', '2030-04-21', '2031-04-13'],
  ...['2032-03-28', '2033-04-17', '2034-04-09', '2035-03-25', '2036-04-13', '2037-04-05'],
  ...['2038-04-25', '2039-04-10', '2040-04-01', '2041-04-21', '2042-04-06', '2043-03-29'],
  ...['2044-04-17', '2045-04-09', '2046-03-25', '2047-04-14', '2048-04-05', '2049-04-18'],
  ...['2050-04-10', '2051-04-02', '2052-04-21', '2053-04-06', '2054-03-29', '2055-04-18'],
  ...['2056-04-02', '2057-04-22', '2058-04-14', '2059-03-30', '2060-04-18'],
];

const daysOf = (year: number): string[] => croatianHolidays(year).map(({ day }) => day);

describe('the public holidays of Croatia', () => {
  it('are those that the law lists', () => {
    expect(daysOf(2026).map((day) => day.slice(5))).toEqual([
      ...['01-01', '01-06', '04-05', '04-06', '05-01', '05-30', '06-04', '06-22'],
      ...['08-05', '08-15', '11-01', '11-18', '12-25', '12-26'],
    ]);
  });

  it('have names in both languages', () => {
    expect(croatianHolidays(2026).find(({ day }) => day === '2026-06-04')?.name).toEqual({
      hr: 'Tijelovo',
      en: 'Corpus Christi',
    });
  });

  it.each(easterSundays)('follow Easter Sunday on %s', (easter) => {
    const after = (days: number) =>
      new Date(Date.parse(easter) + days * 86_400_000).toISOString().slice(0, 10);
    const names = new Map(
      croatianHolidays(Number(easter.slice(0, 4))).map(({ day, name }) => [day, name.hr]),
    );
    expect(names.get(easter)).toBe('Uskrs');
    expect(names.get(after(1))).toBe('Uskrsni ponedjeljak');
    expect(names.get(after(60))).toMatch(/Tijelovo$/);
  });

  it.each([
    [2024, '2024-05-30', 'Dan državnosti, Tijelovo'],
    [2024, '2024-03-31', 'Uskrs'],
    [2038, '2038-04-25', 'Uskrs'],
  ])('in %i, on %s: %s', (year, day, name) => {
    expect(croatianHolidays(year).find((one) => one.day === day)?.name.hr).toBe(name);
  });

  it('are in order and no day twice, in leap years too', () => {
    for (let year = 1990; year <= 2100; year += 1) {
      const days = daysOf(year);
      expect(days).toEqual([...new Set(days)].sort());
      expect([13, 14]).toContain(days.length);
    }
  });
});
