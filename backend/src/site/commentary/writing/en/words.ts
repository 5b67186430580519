import { zagrebWallTime } from '@kolo/domain';

export const counted = (n: number, one: string, many = `${one}s`): string =>
  `${n} ${n === 1 ? one : many}`;

/** `1st`, `2nd`, `3rd`, `11th`; of `20+2`, `20+2nd`. */
export function ordinal(label: number | string): string {
  const n = Number(String(label).split('+').at(-1));
  const ending = ['th', 'st', 'nd', 'rd'][n % 100 >= 11 && n % 100 <= 13 ? 0 : n % 10] ?? 'th';
  return `${label}${ending}`;
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'],
  ...['October', 'November', 'December'],
];

/** `on Sunday, 19 October at 18:30` */
export function whenText(instant: string): string {
  const { day, time } = zagrebWallTime(instant);
  const [, month = '1', date = '1'] = day.split('-');
  const weekday = days[new Date(`${day}T12:00:00Z`).getUTCDay()];
  return `on ${weekday}, ${Number(date)} ${months[Number(month) - 1]} at ${time}`;
}
