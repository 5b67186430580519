import type { ImportedRow, ImportRowError } from '../contract/imports.js';
import { limits } from '../limits.js';
import { cleanNumber } from '../people/copied-text.js';
import { foldedName } from '../people/folded-name.js';
import { writtenCell } from './file-cells.js';
import { dayOfCell } from './file-days.js';
import { type Columns, type CsvRecord, cellError, type FileLine, readTable } from './file-table.js';

/** Birth dates and employee numbers distinguish namesakes within one file and are not stored. */
export const playerColumns = {
  firstName: { hr: ['ime'], en: ['first name', 'name'] },
  lastName: { hr: ['prezime'], en: ['last name', 'surname'] },
  jerseyNumber: {
    hr: ['broj', 'br', 'br.', 'broj dresa', 'dres'],
    en: ['number', 'no', 'no.', 'shirt', 'jersey'],
  },
  company: { hr: ['tvrtka', 'tim', 'ekipa', 'klub', 'momcad'], en: ['company', 'team', 'club'] },
  born: {
    hr: ['rodjen', 'roden', 'datum rodenja', 'datum rodjenja'],
    en: ['born', 'birth date', 'date of birth', 'dob'],
    isOptional: true,
  },
  employee: {
    hr: ['maticni broj', 'broj zaposlenika', 'evidencijski broj'],
    en: ['employee no.', 'employee number'],
    isOptional: true,
  },
} as const satisfies Columns<string>;
type PlayerColumn = keyof typeof playerColumns;

export interface FilePlayer {
  id: number;
  firstName: string;
  lastName: string;
  jerseyNumber: number;
  teamId: number;
  /** Rejected and withdrawn ones have no place in the team. */
  isActive: boolean;
}

export interface PlayersFile {
  teams: readonly { id: number; name: string; company: string; hasLeft: boolean }[];
  players: readonly FilePlayer[];
}

export interface PlannedPlayer extends ImportedRow, Omit<FilePlayer, 'id' | 'isActive'> {
  does: 'create' | 'nothing';
}

interface WrongCell {
  column: PlayerColumn;
  code: string;
}

/** Returns the cells of a player as they are written. */
export const playerCells = (
  { firstName, lastName, jerseyNumber, teamId }: Omit<FilePlayer, 'id' | 'isActive'>,
  { teams }: Pick<PlayersFile, 'teams'>,
): string[] =>
  [
    firstName,
    lastName,
    String(jerseyNumber),
    teams.find(({ id }) => id === teamId)?.name ?? '',
  ].map(writtenCell);

/** Returns which players a file adds to the teams of a league, or which cells cannot be read. */
export function planPlayers(
  records: readonly CsvRecord[],
  league: PlayersFile,
): { rows: PlannedPlayer[]; errors: ImportRowError[] } {
  const { names, lines, errors } = readTable(records, playerColumns);
  const rows: PlannedPlayer[] = [];
  const known = new KnownPlayers(league);
  const marks = new Map<string, Marks[]>();
  for (const { row, cells } of lines) {
    const player = readPlayer(cells, known);
    const outcome =
      'code' in player ? player : (repeated(player, cells, marks) ?? planOne(player, known));
    if ('code' in outcome) {
      const { column, code } = outcome;
      errors.push(cellError(row, names[column] ?? '', code, cells[column] ?? ''));
    } else rows.push({ row, ...outcome });
  }
  errors.sort((one, other) => one.row - other.row);
  return { rows, errors };
}

type ReadPlayer = Omit<FilePlayer, 'id' | 'isActive'> & { teamHasLeft: boolean };

function readPlayer(
  cells: FileLine<PlayerColumn>['cells'],
  known: KnownPlayers,
): ReadPlayer | WrongCell {
  const {
    firstName = '',
    lastName = '',
    jerseyNumber: number = '',
    company = '',
    born = '',
  } = cells;
  if (!isName(firstName)) return { column: 'firstName', code: 'name' };
  if (!isName(lastName)) return { column: 'lastName', code: 'name' };
  const typed = cleanNumber(number);
  const jerseyNumber = /^\d{1,2}$/.test(typed) ? Number(typed) : 0;
  if (jerseyNumber < limits.jerseyNumber.min) return { column: 'jerseyNumber', code: 'number' };
  if (born !== '' && dayOfCell(born) === null) return { column: 'born', code: 'date' };
  const team = known.teamNamed(company);
  if (team === undefined) return { column: 'company', code: 'team' };
  return { firstName, lastName, jerseyNumber, teamId: team.id, teamHasLeft: team.hasLeft };
}

const isName = (text: string): boolean => text !== '' && text.length <= limits.playerName;

type Marks = Pick<FileLine<PlayerColumn>['cells'], 'born' | 'employee'>;

/** Two lines of a team are two namesakes only where both say so by a birth date or an employee number. */
function repeated(player: ReadPlayer, marks: Marks, seen: Map<string, Marks[]>): WrongCell | null {
  const key = `${player.teamId} ${nameOf(player)}`;
  const earlier = seen.get(key) ?? [];
  seen.set(key, [...earlier, marks]);
  const isSame = (one: Marks) =>
    !differ(one.born, marks.born) && !differ(one.employee, marks.employee);
  return earlier.some(isSame) ? { column: 'lastName', code: 'twice' } : null;
}

const differ = (one = '', other = ''): boolean => one !== '' && other !== '' && one !== other;

function planOne(
  { teamHasLeft, ...player }: ReadPlayer,
  known: KnownPlayers,
): Omit<PlannedPlayer, 'row'> | WrongCell {
  const { teamId, jerseyNumber } = player;
  const same = known.named(player);
  const inTeam = same.filter((one) => one.teamId === teamId);
  if (inTeam.some((one) => one.isActive && one.jerseyNumber === jerseyNumber))
    return { does: 'nothing', ...player };
  const stored = inTeam.filter(({ id }) => id !== null);
  if (stored.some(({ isActive }) => isActive))
    return { column: 'jerseyNumber', code: 'other-number' };
  if (stored.length > 0) return { column: 'lastName', code: 'inactive' };
  if (teamHasLeft) return { column: 'company', code: 'left' };
  const numbers = known.numbersOf(teamId);
  if (numbers.includes(jerseyNumber)) return { column: 'jerseyNumber', code: 'number-taken' };
  if (numbers.length >= limits.playersPerTeam) return { column: 'company', code: 'team-full' };
  known.add({ ...player, id: null, isActive: true });
  const isElsewhere = same.some((one) => one.teamId !== teamId);
  return { does: 'create', ...player, ...(isElsewhere ? { note: 'other-team' } : {}) };
}

type Named = Pick<FilePlayer, 'firstName' | 'lastName'>;

const nameOf = ({ firstName, lastName }: Named): string => foldedName(`${firstName} ${lastName}`);

/** Those of the league, and those that earlier lines of the file add, without an id. */
class KnownPlayers {
  private readonly teams = new Map<string, PlayersFile['teams'][number][]>();
  private readonly byName = new Map<string, KnownPlayer[]>();
  private readonly numbers = new Map<number, number[]>();

  constructor({ teams, players }: PlayersFile) {
    for (const team of teams)
      for (const name of new Set([team.name, team.company].map(foldedName)))
        this.teams.set(name, [...(this.teams.get(name) ?? []), team]);
    for (const player of players) this.add(player);
  }

  /** Undefined for a name that no team has, or two of them. */
  teamNamed(name: string) {
    const found = this.teams.get(foldedName(name)) ?? [];
    return found.length === 1 ? found[0] : undefined;
  }

  named(player: Named): readonly KnownPlayer[] {
    return this.byName.get(nameOf(player)) ?? [];
  }

  numbersOf(teamId: number): readonly number[] {
    return this.numbers.get(teamId) ?? [];
  }

  add(player: KnownPlayer): void {
    const name = nameOf(player);
    this.byName.set(name, [...(this.byName.get(name) ?? []), player]);
    if (!player.isActive) return;
    const numbers = this.numbers.get(player.teamId) ?? [];
    this.numbers.set(player.teamId, [...numbers, player.jerseyNumber]);
  }
}

type KnownPlayer = Omit<FilePlayer, 'id'> & { id: number | null };
