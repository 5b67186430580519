import type { Holiday } from '../contract/schedule.js';

export type NamedDay = Pick<Holiday, 'day' | 'name'>;

/** Returns the public holidays of Croatia in a year, as the law lists them since 2020. */
export function croatianHolidays(year: number): NamedDay[] {
  const easter = easterSunday(year);
  const days = new Map<string, NamedDay>();
  const add = (day: string, hr: string, en: string): void => {
    const same = days.get(day)?.name;
    const name =
      same === undefined ? { hr, en } : { hr: `${same.hr}, ${hr}`, en: `${same.en}, ${en}` };
    days.set(day, { day, name });
  };
  for (const [day, hr, en] of fixedHolidays) add(`${year}-${day}`, hr, en);
  // Corpus Christi may fall on another holiday, as on Statehood Day in 2024.
  for (const [after, hr, en] of movingHolidays)
    add(new Date(easter + after * dayMs).toISOString().slice(0, 10), hr, en);
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

const dayMs = 24 * 60 * 60 * 1000;

const fixedHolidays = [
  ['01-01', 'Nova godina', 'New Year’s Day'],
  ['01-06', 'Sveta tri kralja', 'Epiphany'],
  ['05-01', 'Praznik rada', 'Labour Day'],
  ['05-30', 'Dan državnosti', 'Statehood Day'],
  ['06-22', 'Dan antifašističke borbe', 'Anti-Fascist Struggle Day'],
  ['08-05', 'Dan pobjede i domovinske zahvalnosti', 'Victory and Homeland Thanksgiving Day'],
  ['08-15', 'Velika Gospa', 'Assumption Day'],
  ['11-01', 'Dan svih svetih', 'All Saints’ Day'],
  ['11-18', 'Dan sjećanja na žrtve Domovinskog rata', 'Remembrance Day'],
  ['12-25', 'Božić', 'Christmas Day'],
  ['12-26', 'Sveti Stjepan', 'St Stephen’s Day'],
] as const;

/** Days after Easter Sunday. */
const movingHolidays = [
  [0, 'Uskrs', 'Easter Sunday'],
  [1, 'Uskrsni ponedjeljak', 'Easter Monday'],
  [60, 'Tijelovo', 'Corpus Christi'],
] as const;

/** Midnight UTC of Easter Sunday: the computus of the Gregorian calendar, by Meeus, Jones and Butcher. */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const corrected = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + corrected + 15) % 30;
  const fullMoon = epact - Math.floor((golden + 11 * epact) / 319);
  const leaps = 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - (yearOfCentury % 4);
  const toSunday = (leaps - fullMoon + 32) % 7;
  const month = Math.floor((fullMoon + toSunday + 90) / 25);
  const day = (fullMoon + toSunday + month + 19) % 32;
  return Date.UTC(year, month - 1, day);
}
