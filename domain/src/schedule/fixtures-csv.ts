import type { ImportEffect, ImportRowError } from '../contract/schedule.js';
import { isWallTime, parseZagrebDay, zagrebToUtc, zagrebWallTime } from '../croatia/zagreb-time.js';
import { isSameVenue } from '../league/same-venue.js';
import { limits } from '../limits.js';
import { cleanLine } from '../people/copied-text.js';
import { foldedName } from '../people/folded-name.js';

/** The first line of the file, in the language of whoever reads it. */
export const csvHeaders = {
  hr: ['kolo', 'datum', 'vrijeme', 'dvorana', 'domacin', 'gost', 'id'],
  en: ['round', 'date', 'time', 'venue', 'home', 'away', 'id'],
} as const;

export interface CsvFixture {
  matchId: number;
  round: number | null;
  matchDate: string;
  venue: string | null;
  homeTeamId: number;
  awayTeamId: number;
  /** It has not begun. */
  isOpen: boolean;
}

export interface CsvLeague {
  fixtures: readonly CsvFixture[];
  teams: readonly { id: number; name: string; hasLeft: boolean }[];
}

/** A line of the file with its number; the header is 1. */
export interface CsvRecord {
  row: number;
  cells: readonly string[];
}

export interface PlannedRow extends Omit<CsvFixture, 'matchId' | 'isOpen'> {
  row: number;
  does: ImportEffect;
  /** Null for a match that is created. */
  matchId: number | null;
}

export interface PlannedImport {
  rows: PlannedRow[];
  errors: ImportRowError[];
}

/** Returns the cells of a match as they are written. */
export function csvCells(fixture: CsvFixture, teams: CsvLeague['teams']): string[] {
  const nameOf = (id: number) => teams.find((team) => team.id === id)?.name ?? '';
  const { day, time } = zagrebWallTime(fixture.matchDate);
  const { round, venue, homeTeamId, awayTeamId, matchId } = fixture;
  const cells = [String(round ?? ''), day, time, venue ?? '', nameOf(homeTeamId)];
  return [...cells, nameOf(awayTeamId), String(matchId)].map(escaped);
}

/** Returns what each line of a file does to a league, or which cells cannot be read. */
export function planImport([header, ...records]: readonly CsvRecord[], league: CsvLeague) {
  const names = headerOf(header);
  if (names === null) return refused(header?.row ?? 1, 'header', (header?.cells ?? []).join(';'));
  if (records.length > limits.importRows)
    return refused(limits.importRows + 2, 'too-many', String(records.length));
  const seen = new Set<number | string>();
  const planned: PlannedImport = { rows: [], errors: [] };
  for (const { row, cells } of records) {
    const outcome =
      cells.length === names.length
        ? planRow(cells.map(unescaped), league, seen)
        : { index: 0, code: 'columns', value: cells.join(';') };
    if ('code' in outcome) {
      const { index, code, value } = outcome;
      planned.errors.push({ row, field: names[index] ?? '', code, value: value.slice(0, 200) });
    } else planned.rows.push({ row, ...outcome });
  }
  return planned;
}

const refused = (row: number, code: string, value: string): PlannedImport => ({
  rows: [],
  errors: [{ row, field: '', code, value: value.slice(0, 200) }],
});

function headerOf(header: CsvRecord | undefined): readonly string[] | null {
  const found = header?.cells.map(foldedName).join(';');
  return Object.values(csvHeaders).find((names) => names.join(';') === found) ?? null;
}

interface WrongCell {
  index: number;
  code: string;
  value: string;
}

function planRow(
  cells: readonly string[],
  league: CsvLeague,
  seen: Set<number | string>,
): Omit<PlannedRow, 'row'> | WrongCell {
  const wrong = (index: number, code: string): WrongCell => ({
    index,
    code,
    value: cells[index] ?? '',
  });
  const [round = '', date = '', time = '', venue = '', home = '', away = '', id = ''] = cells;
  const roundNumber = round === '' ? null : wholeNumber(round, limits.rounds);
  if (roundNumber === undefined) return wrong(0, 'round');
  const day = dayOf(date);
  if (day === null) return wrong(1, 'date');
  const wallTime = time.padStart(5, '0');
  if (!isWallTime(wallTime)) return wrong(2, 'time');
  if (venue.length > limits.venue.name) return wrong(3, 'venue');
  const [homeTeam, awayTeam] = [home, away].map((name) => teamNamed(name, league));
  if (homeTeam === undefined) return wrong(4, 'team');
  if (awayTeam === undefined) return wrong(5, 'team');
  if (homeTeam.id === awayTeam.id) return wrong(5, 'same-team');
  const teams = { homeTeamId: homeTeam.id, awayTeamId: awayTeam.id };
  const fixture = fixtureOf(id, { round: roundNumber, ...teams }, league);
  if (fixture === undefined) return wrong(6, 'id');
  const key = fixture?.matchId ?? `${roundNumber} ${homeTeam.id} ${awayTeam.id}`;
  if (seen.has(key)) return wrong(6, 'twice');
  seen.add(key);
  const matchDate = zagrebToUtc(day, wallTime);
  const wanted = { round: roundNumber, matchDate, venue: venue === '' ? null : venue, ...teams };
  if (fixture === null) {
    if (homeTeam.hasLeft) return wrong(4, 'left');
    if (awayTeam.hasLeft) return wrong(5, 'left');
    return { does: 'create', matchId: null, ...wanted };
  }
  if (fixture.homeTeamId !== homeTeam.id) return wrong(4, 'other-team');
  if (fixture.awayTeamId !== awayTeam.id) return wrong(5, 'other-team');
  const { matchId } = fixture;
  const moved = { ...wanted, ...unchangedOf(fixture, wanted, { day, wallTime }) };
  const isThere =
    moved.round === fixture.round &&
    moved.matchDate === fixture.matchDate &&
    moved.venue === fixture.venue;
  if (isThere) return { does: 'nothing', matchId, ...moved };
  return fixture.isOpen ? { does: 'move', matchId, ...moved } : wrong(6, 'begun');
}

/** The doubled hour of October, seconds and the spelling of a hall are no change. */
function unchangedOf(
  fixture: CsvFixture,
  wanted: Pick<CsvFixture, 'venue'>,
  { day, wallTime }: { day: string; wallTime: string },
): Partial<CsvFixture> {
  const now = zagrebWallTime(fixture.matchDate);
  const isSameHall =
    isSameVenue(fixture.venue, wanted.venue) ||
    (wanted.venue === null && foldedName(fixture.venue ?? '') === '');
  return {
    ...(now.day === day && now.time === wallTime ? { matchDate: fixture.matchDate } : {}),
    ...(isSameHall ? { venue: fixture.venue } : {}),
  };
}

/** Null for a new match, undefined for an id that the league does not have. Without an id the round's pair names it. */
function fixtureOf(
  id: string,
  { round, homeTeamId, awayTeamId }: Pick<CsvFixture, 'round' | 'homeTeamId' | 'awayTeamId'>,
  { fixtures }: CsvLeague,
): CsvFixture | null | undefined {
  if (id !== '') return fixtures.find(({ matchId }) => String(matchId) === id);
  const same = fixtures.find(
    (one) => one.round === round && one.homeTeamId === homeTeamId && one.awayTeamId === awayTeamId,
  );
  return same ?? null;
}

/** Undefined for a name that no team of the league has, or two of them. */
function teamNamed(name: string, { teams }: CsvLeague) {
  const found = teams.filter((team) => foldedName(team.name) === foldedName(name));
  return found.length === 1 ? found[0] : undefined;
}

const wholeNumber = (text: string, max: number): number | undefined =>
  /^\d{1,4}$/.test(text) && Number(text) <= max ? Number(text) : undefined;

/** `2026-12-06`, or `6.12.2026.` as spreadsheets of Croatia write it. */
function dayOf(text: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})\.?$/.exec(text) ?? [];
  const iso = year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return iso.length === 10 ? parseZagrebDay(iso) : null;
}

/** A spreadsheet would calculate a cell that begins like this. */
const formula = /^'*[=+\-@\t\r]/;

const escaped = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

function unescaped(cell: string): string {
  const text = cell.trim();
  return cleanLine(text.startsWith("'") && formula.test(text) ? text.slice(1) : text);
}
