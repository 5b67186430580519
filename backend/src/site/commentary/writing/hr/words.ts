import { zagrebWallTime } from '@kolo/domain';

/** `1 gol`, `2 gola`, `5 golova`, `21 gol`. */
export function counted(n: number, one: string, few: string, many: string): string {
  const last = n % 10;
  const teen = n % 100 >= 11 && n % 100 <= 14;
  if (!teen && last === 1) return `${n} ${one}`;
  return `${n} ${!teen && last >= 2 && last <= 4 ? few : many}`;
}

export const goals = (n: number): string => counted(n, 'gol', 'gola', 'golova');

/** `s 4.`, but `sa 6.`, as it is said. */
export const from = (place: number): string =>
  `${[6, 7].includes(place % 10) ? 'sa' : 's'} ${place}.`;

/** `u posljednje 3 utakmice`, `u posljednjih 5 utakmica` */
export const lastMatches = (n: number): string =>
  `u ${n >= 2 && n <= 4 ? 'posljednje' : 'posljednjih'} ${counted(n, 'utakmicu', 'utakmice', 'utakmica')}`;

const days = ['nedjelju', 'ponedjeljak', 'utorak', 'srijedu', 'četvrtak', 'petak', 'subotu'];
const months = [
  ...['siječnja', 'veljače', 'ožujka', 'travnja', 'svibnja', 'lipnja', 'srpnja', 'kolovoza'],
  ...['rujna', 'listopada', 'studenoga', 'prosinca'],
];

/** `u nedjelju, 19. listopada u 18:30` */
export function whenText(instant: string): string {
  const { day, time } = zagrebWallTime(instant);
  const [, month = '1', date = '1'] = day.split('-');
  const weekday = days[new Date(`${day}T12:00:00Z`).getUTCDay()];
  return `u ${weekday}, ${Number(date)}. ${months[Number(month) - 1]} u ${time}`;
}
