import type { TeamSide } from '@kolo/domain';

/** Invented: both teams have two players of one surname, as real teams do. */
export const practicePlayers: Record<
  TeamSide,
  readonly (readonly [first: string, last: string])[]
> = {
  home: [
    ['Ante', 'Barić'],
    ['Luka', 'Jurišić'],
    ['Ivan', 'Perković'],
    ['Marko', 'Šimić'],
    ['Josip', 'Vuković'],
    ['Filip', 'Grgić'],
    ['Petar', 'Đurđević'],
    ['Tomislav', 'Radić'],
    ['Nikola', 'Šimić'],
    ['Karlo', 'Matijević'],
  ],
  away: [
    ['Dino', 'Lovrić'],
    ['Mate', 'Čolak'],
    ['Roko', 'Blažević'],
    ['Stjepan', 'Horvat'],
    ['Domagoj', 'Knežević'],
    ['Borna', 'Tadić'],
    ['Hrvoje', 'Žanić'],
    ['Leon', 'Horvat'],
    ['Bruno', 'Marušić'],
    ['Vedran', 'Pavić'],
  ],
};
