import type { ImportEffect, ImportRowError } from '../contract/imports.js';
import { isWallTime, zagrebToUtc, zagrebWallTime } from '../croatia/zagreb-time.js';
import { writtenCell } from '../imports/file-cells.js';
import { dayOfCell } from '../imports/file-days.js';
import {
  type Columns,
  type CsvRecord,
  cellError,
  type FileLine,
  headerIn,
  readTable,
} from '../imports/file-table.js';
import { isSameVenue } from '../league/same-venue.js';
import { limits } from '../limits.js';
import { cleanNumber, cleanTime } from '../people/copied-text.js';
import { foldedName } from '../people/folded-name.js';

/** The first names are those that Kolo writes; the others are found in lists of other sites. */
const fixtureColumns = {
  round: { hr: ['kolo', 'br. kola'], en: ['round', 'matchday', 'round number'], isOptional: true },
  date: {
    hr: ['datum', 'dan', 'datum i vrijeme', 'termin'],
    en: ['date', 'day', 'date and time', 'kick-off'],
  },
  time: {
    hr: ['vrijeme', 'sat', 'pocetak'],
    en: ['time', 'start', 'start time'],
    isOptional: true,
  },
  venue: {
    hr: ['dvorana', 'mjesto', 'mjesto odigravanja', 'igraliste', 'teren', 'lokacija'],
    en: ['venue', 'location', 'hall', 'pitch'],
    isOptional: true,
  },
  home: {
    hr: ['domacin', 'domaci', 'domaca ekipa', 'domacini'],
    en: ['home', 'home team', 'hometeam'],
  },
  away: {
    hr: ['gost', 'gosti', 'gostujuca ekipa'],
    en: ['away', 'away team', 'awayteam', 'visitors'],
  },
  id: { hr: ['id'], en: ['id'], isOptional: true },
} as const satisfies Columns<string>;
type FixtureColumn = keyof typeof fixtureColumns;

export const csvHeaders = {
  hr: headerIn(fixtureColumns, 'hr'),
  en: headerIn(fixtureColumns, 'en'),
};

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

export interface PlannedRow extends Omit<CsvFixture, 'matchId' | 'isOpen'> {
  row: number;
  does: ImportEffect;
  /** Null for a match that is created. */
  matchId: number | null;
  /** Where it was; null for a match that is created. */
  before: Pick<CsvFixture, 'round' | 'matchDate' | 'venue'> | null;
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
  return [...cells, nameOf(awayTeamId), String(matchId)].map(writtenCell);
}

/** Returns what each line of a file does to a league, or which cells cannot be read. */
export function planImport(records: readonly CsvRecord[], league: CsvLeague): PlannedImport {
  const { names, lines, errors } = readTable(records, fixtureColumns);
  const planned: PlannedImport = { rows: [], errors };
  const seen = new Set<number | string>();
  for (const { row, cells } of lines) {
    const outcome = planRow(cells, league, seen);
    if ('code' in outcome) {
      const { column, code } = outcome;
      const [field = '', value = ''] = [names[column], cells[column]];
      errors.push(cellError(row, field, code, value));
    } else planned.rows.push({ row, ...outcome });
  }
  errors.sort((one, other) => one.row - other.row);
  return planned;
}

interface WrongCell {
  column: FixtureColumn;
  code: string;
}

const wrong = (column: FixtureColumn, code: string): WrongCell => ({ column, code });

function planRow(
  cells: FileLine<FixtureColumn>['cells'],
  league: CsvLeague,
  seen: Set<number | string>,
): Omit<PlannedRow, 'row'> | WrongCell {
  const place = placeOf(cells);
  if ('code' in place) return place;
  const [homeTeam, awayTeam] = [cells.home, cells.away].map((name = '') => teamNamed(name, league));
  if (homeTeam === undefined) return wrong('home', 'team');
  if (awayTeam === undefined) return wrong('away', 'team');
  if (homeTeam.id === awayTeam.id) return wrong('away', 'same-team');
  const teams = { homeTeamId: homeTeam.id, awayTeamId: awayTeam.id };
  const fixture = fixtureOf(cells.id ?? '', { round: place.round, ...teams }, league);
  if (fixture === undefined) return wrong('id' in cells ? 'id' : 'home', 'id');
  const key = fixture?.matchId ?? `${place.round} ${homeTeam.id} ${awayTeam.id}`;
  if (seen.has(key)) return wrong('id' in cells ? 'id' : 'home', 'twice');
  seen.add(key);
  const matchDate = zagrebToUtc(place.day, place.wallTime);
  // What the file has no column for stays as it is.
  const { round = fixture?.round ?? null, venue = fixture?.venue ?? null } = place;
  const wanted = { round, matchDate, venue, ...teams };
  if (fixture === null) {
    if (homeTeam.hasLeft) return wrong('home', 'left');
    if (awayTeam.hasLeft) return wrong('away', 'left');
    return { does: 'create', matchId: null, before: null, ...wanted };
  }
  if (fixture.homeTeamId !== homeTeam.id) return wrong('home', 'other-team');
  if (fixture.awayTeamId !== awayTeam.id) return wrong('away', 'other-team');
  const { matchId } = fixture;
  const before = { round: fixture.round, matchDate: fixture.matchDate, venue: fixture.venue };
  const moved = { ...wanted, ...unchangedOf(fixture, wanted, place) };
  const isThere =
    moved.round === fixture.round &&
    moved.matchDate === fixture.matchDate &&
    moved.venue === fixture.venue;
  if (isThere) return { does: 'nothing', matchId, before, ...moved };
  return fixture.isOpen
    ? { does: 'move', matchId, before, ...moved }
    : wrong('id' in cells ? 'id' : 'home', 'begun');
}

interface Place {
  /** Undefined where the file does not say. */
  round: number | null | undefined;
  venue: string | null | undefined;
  day: string;
  wallTime: string;
}

const dayAndTime = /^(.*?),? ((?:u )?\d{1,2}(?:[:.]\d{2}(?: ?(?:h|sati))?| ?(?:h|sati))\.?)$/i;

function placeOf({
  round,
  date = '',
  time,
  venue,
}: FileLine<FixtureColumn>['cells']): Place | WrongCell {
  const roundNumber =
    round === '' || round === undefined ? null : wholeNumber(cleanNumber(round), limits.rounds);
  if (roundNumber === undefined) return wrong('round', 'round');
  // Lists of other sites have day and time in one cell.
  const [, dayPart = date, timePart = ''] = time === undefined ? (dayAndTime.exec(date) ?? []) : [];
  const day = dayOfCell(dayPart.replace(/^\p{L}+[,.]? /u, ''));
  if (day === null) return wrong('date', 'date');
  const wallTime = cleanTime(time ?? timePart);
  if (!isWallTime(wallTime)) return wrong(time === undefined ? 'date' : 'time', 'time');
  if (venue !== undefined && venue.length > limits.venue.name) return wrong('venue', 'venue');
  return {
    round: round === undefined ? undefined : roundNumber,
    venue: venue === undefined ? undefined : venue || null,
    day,
    wallTime,
  };
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

/**
 * Null for a new match, undefined for an id that the league does not have. Without an id the round's pair names it,
 * without a round the pair where the league has it once.
 */
function fixtureOf(
  id: string,
  {
    round,
    homeTeamId,
    awayTeamId,
  }: Pick<Place, 'round'> & Pick<CsvFixture, 'homeTeamId' | 'awayTeamId'>,
  { fixtures }: CsvLeague,
): CsvFixture | null | undefined {
  if (id !== '') return fixtures.find(({ matchId }) => String(matchId) === id);
  const same = fixtures.filter(
    (one) =>
      (round === undefined || one.round === round) &&
      one.homeTeamId === homeTeamId &&
      one.awayTeamId === awayTeamId,
  );
  if (round === undefined && same.length > 1) return undefined;
  return same[0] ?? null;
}

/** Undefined for a name that no team of the league has, or two of them. */
function teamNamed(name: string, { teams }: CsvLeague) {
  const found = teams.filter((team) => foldedName(team.name) === foldedName(name));
  return found.length === 1 ? found[0] : undefined;
}

const wholeNumber = (text: string, max: number): number | undefined =>
  /^\d{1,4}$/.test(text) && Number(text) <= max ? Number(text) : undefined;
