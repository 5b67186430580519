import { compareTexts } from '../compare-texts.js';
import type { TeamRef } from '../contract/matches.js';
import {
  type LeagueTableRow,
  type RowAdjustment,
  type TableOrder,
  tableOrders,
} from '../contract/tables.js';
import type { PointsChange } from '../season/events.js';
import type { TeamCards } from '../views/counted-cards.js';
import type { CountedResult } from '../views/counted-result.js';
import { awardAdjustments } from './award-adjustments.js';
import { form } from './form.js';
import { type RankedLine, rankTeams, type TableLine } from './ranking.js';
import { countsForBoth, tally } from './tally.js';

export interface TableInput {
  teams: readonly TeamRef[];
  results: readonly CountedResult[];
  cards: readonly TeamCards[];
  /** They change a team's points, but nothing between teams that are level. */
  adjustments?: readonly PointsChange[];
  /** Teams that have withdrawn: below all others, without a place. */
  unranked?: readonly number[];
  /** Draws between teams that were level, each in its drawn order, the latest last. */
  lots?: readonly (readonly number[])[];
  /** The league's own order; a tie that it leaves is decided by the teams' names. */
  order?: TableOrder;
}

export interface CountedRow extends LeagueTableRow {
  goalsFor: number;
  goalsAgainst: number;
  goalDifference: number;
}

/** The table in order, each row with the rule that put it above the next (docs/product.md#tables). */
export function leagueTable(input: TableInput, countsFor = countsForBoth): CountedRow[] {
  const { teams, cards } = input;
  const counted = resultsAmong(teams, input.results);
  const ids = teams.map(({ id }) => id);
  const tallies = tally(ids, counted, countsFor);
  const changes = [...(input.adjustments ?? []), ...awardAdjustments(counted)];
  const lines: TableLine[] = teams.map((team) => {
    const { yellowCards = 0, redCards = 0 } = cards.find(({ teamId }) => teamId === team.id) ?? {};
    const counts = tallies.of(team.id);
    const adjustments = adjustmentsOf(team.id, changes);
    const points = adjustments.reduce((sum, { points }) => sum + points, counts.points);
    return {
      team,
      ...counts,
      points,
      yellowCards,
      redCards,
      ...(adjustments.length > 0 && { adjustments }),
    };
  });
  return ranked(lines, counted, input).map(({ line, decidedBy, unranked }, index) => {
    const { team, points, goalsFor, goalsAgainst, ...rest } = line;
    return {
      position: index + 1,
      team: { id: team.id, name: team.name },
      teamId: team.id,
      teamName: team.name,
      ...rest,
      goalsFor,
      goalsAgainst,
      goalDifference: goalsFor - goalsAgainst,
      points,
      form: form(
        team.id,
        counted.filter((result) => countsFor(team.id, result)),
      ),
      ...(unranked && { unranked }),
      decidedBy,
    };
  });
}

/** Only teams of the league have a row, and only matches between two of them count. */
export function resultsAmong(
  teams: readonly TeamRef[],
  results: readonly CountedResult[],
): CountedResult[] {
  const members = new Set(teams.map(({ id }) => id));
  return results.filter(
    ({ homeTeamId, awayTeamId }) => members.has(homeTeamId) && members.has(awayTeamId),
  );
}

/** Teams that have withdrawn come last, so that the places of the others are counted without them. */
function ranked(
  lines: readonly TableLine[],
  results: readonly CountedResult[],
  { unranked = [], lots = [], order = tableOrders.restart }: TableInput,
): (RankedLine & { unranked?: true })[] {
  const gone = new Set(unranked);
  const placed = (isGone: boolean) =>
    rankTeams(
      lines.filter(({ team }) => gone.has(team.id) === isGone),
      { results, lots },
      order,
    );
  const below = placed(true).map(({ line }) => ({
    line,
    decidedBy: null,
    unranked: true as const,
  }));
  return [...placed(false), ...below];
}

/** Groups of teams that only their names order: lots may be drawn among them. */
export function levelTeams(rows: readonly LeagueTableRow[]): number[][] {
  const groups: number[][] = [];
  let open: number[] = [];
  for (const { teamId, decidedBy } of rows) {
    if (open.length > 0 || decidedBy === 'name') open.push(teamId);
    if (open.length > 0 && decidedBy !== 'name') {
      groups.push(open);
      open = [];
    }
  }
  return groups;
}

const adjustmentsOf = (team: number, all: readonly PointsChange[]): RowAdjustment[] =>
  all
    .filter(({ teamId }) => teamId === team)
    .map(({ points, cause, on }) => ({ points, cause, on }))
    .sort((a, b) => compareTexts(a.on, b.on));
