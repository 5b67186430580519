import { Dice } from './dice.js';

export interface DemoCompany {
  username: string;
  companyName: string;
  companyOib: string;
  email: string;
  phone: string;
  teamName: string;
  membership: 'Bronze' | 'Silver' | 'Gold' | 'Platinum';
  /** Goals it scores in an average match, and what its opponent's goals are divided by. */
  attack: number;
  defence: number;
  players: DemoPlayer[];
}

export interface DemoPlayer {
  firstName: string;
  lastName: string;
  jerseyNumber: number;
}

type Sketch = [
  username: string,
  teamName: string,
  membership: DemoCompany['membership'],
  attack: number,
  defence: number,
];

const sketches: Sketch[] = [
  ['modra-vala', 'Modra Vala IT', 'Platinum', 3.9, 1.25],
  ['bura', 'Bura Energija', 'Gold', 3.7, 1.15],
  ['zvonik', 'Zvonik Logistika', 'Silver', 3.4, 1.2],
  ['cvor', 'Čvor Mreže', 'Silver', 3.5, 1],
  ['kvarta', 'Kvarta Gradnja', 'Gold', 3.1, 1.1],
  ['hrastovac', 'Hrastovac Namještaj', 'Bronze', 3, 1],
  ['cuk', 'Ćuk Osiguranje', 'Bronze', 2.9, 0.95],
  ['sumar', 'Šumar Papir', 'Bronze', 2.8, 0.9],
  ['derdan', 'Đerdan Dizajn', 'Silver', 2.5, 0.95],
  ['zitnica', 'Žitnica Pekare', 'Bronze', 2.3, 0.8],
];

const firstNames =
  'Ivan Marko Luka Josip Ante Tomislav Petar Filip Matej Karlo Nikola Dario Goran Hrvoje Mislav Domagoj Krešimir Zvonimir Stjepan Antonio Roko Borna Fran Davor Igor Alen Dino Šime Bruno Vedran'.split(
    ' ',
  );
const lastNames =
  'Horvat Kovačević Babić Marić Novak Jurić Knežević Vuković Marković Petrović Matić Tomić Pavlović Kovačić Božić Blažević Grgić Pavić Radić Perić Filipović Šarić Lovrić Vidović Perković Popović Bošnjak Jukić Barišić Šimić Lončar Đurić Žanić Ćorić Čulina Zorić Rukavina Mlinarić Šego Galić'.split(
    ' ',
  );

/** In futsal sides the first and the twelfth shirt are the goalkeepers'. */
export const isGoalkeeper = ({ jerseyNumber }: { jerseyNumber: number }): boolean =>
  jerseyNumber === 1 || jerseyNumber === 12;

const squadSize = 12;

export function demoCompanies(): DemoCompany[] {
  const dice = new Dice('squads');
  const names = dice.shuffled(
    lastNames.flatMap((lastName) => firstNames.map((firstName) => ({ firstName, lastName }))),
  );
  return sketches.map(([username, teamName, membership, attack, defence], index) => ({
    username,
    companyName: `${teamName} d.o.o.`,
    companyOib: withCheckDigit(String(7310245800 + index * 1367)),
    email: `futsal@${username}.example`,
    phone: `+385 1 5550 1${String(index).padStart(2, '0')}`,
    teamName,
    membership,
    attack,
    defence,
    players: shirts(dice).map((jerseyNumber, n) => ({
      ...nameAt(names, index * squadSize + n),
      jerseyNumber,
    })),
  }));
}

function nameAt<T>(names: readonly T[], index: number): T {
  const name = names[index];
  if (name === undefined) throw new Error('There are more players than names');
  return name;
}

function shirts(dice: Dice): number[] {
  const others = dice.shuffled([...Array(26).keys()].map((n) => n + 2).filter((n) => n !== 12));
  return [1, 12, ...others.slice(0, squadSize - 2)].sort((a, b) => a - b);
}

/** The eleventh digit of an OIB (ISO 7064, MOD 11,10). */
function withCheckDigit(digits: string): string {
  let rest = 10;
  for (const digit of digits) {
    rest = (rest + Number(digit)) % 10 || 10;
    rest = (rest * 2) % 11;
  }
  return `${digits}${(11 - rest) % 10}`;
}
