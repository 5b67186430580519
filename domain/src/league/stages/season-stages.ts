import type { TeamRef } from '../../contract/matches.js';
import type { BracketRound, BracketSlot, BracketTie } from '../../contract/stages.js';
import type { LeagueTableRow } from '../../contract/tables.js';
import type { LeagueState, SeasonStage } from '../../season/state.js';
import type { TeamCards } from '../../views/counted-cards.js';
import type { CountedResult } from '../../views/counted-result.js';
import { leagueTable, type TableInput } from '../table.js';
import { bracketOf } from './bracket.js';
import { entrySlots } from './entries.js';
import { bestOfRank, type GroupTable, type GroupTablesInput, groupTables } from './group-tables.js';
import type { StageMatch } from './stage-match.js';
import type { Standing } from './standing.js';
import { teamOf } from './tie-scores.js';

/** What was played in one stage. */
export interface StagePlay {
  matches: readonly StageMatch[];
  results: readonly CountedResult[];
  cards: readonly TeamCards[];
}

export interface StagesInput {
  league: LeagueState;
  /** The league's own season, without the matches of its stages. */
  season: TableInput;
  /** Also of teams that have left the league. */
  teams: ReadonlyMap<number, TeamRef>;
  play: (stageId: number) => StagePlay;
}

export interface StageReading {
  stage: SeasonStage;
  /** All that its entries may come from. */
  standing: Standing;
  entries: BracketSlot[];
  matches: readonly StageMatch[];
  /** Of a knock-out, else empty. */
  rounds: BracketRound[];
  /** Of groups and splits, else empty. */
  tables: GroupTable[];
  /** What these tables are made of. */
  tableInput: GroupTablesInput;
}

/** All stages of a league in their order: each may follow from those before. */
export function readStages({ league, season, teams, play }: StagesInput): StageReading[] {
  const { stages, lots, withdrawals } = league;
  const table = leagueTable(season);
  const groups = new Map<string, readonly LeagueTableRow[]>();
  const ties = new Map<string, BracketTie>();
  let best: Standing['best'] = () => [];
  return stages.map((stage) => {
    const { matches, results, cards } = play(stage.stageId);
    const standing = { table, groups: new Map(groups), ties: new Map(ties), best, teams };
    const entries = entrySlots(stage, standing);
    const withdrawn = withdrawals.map(({ teamId }) => teamId);
    const isKnockOut = stage.kind === 'knock-out';
    const rounds = isKnockOut ? bracketOf({ stage, entries, matches, withdrawn, lots }) : [];
    const tableInput = { stage, entries: entries.map(teamOf), season, results, cards };
    const tables = groupTables(tableInput);
    for (const tie of rounds.flatMap((round) => round.ties)) ties.set(tie.id, tie);
    for (const { group, rows } of tables) if (group !== null) groups.set(group, rows);
    if (stage.kind === 'groups')
      best = (rank) => bestOfRank(rank, tables, { results, lots: season.lots });
    return { stage, standing, entries, matches, rounds, tables, tableInput };
  });
}

/** Two teams whose tie is over without a winner: lots may be drawn between them. */
export const levelTies = (stages: readonly StageReading[]): number[][] =>
  stages
    .flatMap(({ rounds }) => rounds.flatMap(({ ties }) => ties))
    .filter(
      ({ legs, winner, conflict }) =>
        winner === null && !conflict && legs.every(({ status }) => status === 'completed'),
    )
    .map(({ home, away }) =>
      [home, away].flatMap((slot) => teamOf(slot)?.id ?? []).sort((a, b) => a - b),
    )
    .filter(({ length }) => length === 2);
