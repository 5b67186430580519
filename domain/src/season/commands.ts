import type { SeasonRules, WithdrawalMode } from '../rules/season-rules.js';
import type {
  AppealOutcome,
  ChangedSuspension,
  FiledAppeal,
  ImposedSuspension,
  LeagueEventType,
  LotsFor,
  OfficialSuspension,
  PointsChange,
} from './events.js';
import type { RuledTie, StageDefinition, StageKickOffs } from './stages.js';

/** Words that people add are beside the log, and so not part of a command. */
export type LeagueCommand =
  | { type: 'SetSeasonRules'; rules: SeasonRules }
  | { type: 'AdjustPoints'; change: PointsChange }
  /** Where the mode keeps the first half of the season, `halfUntil` is its last round; the server reads it. */
  | { type: 'WithdrawTeam'; teamId: number; mode: WithdrawalMode; halfUntil?: number }
  | { type: 'ReinstateTeam'; teamId: number }
  /** `drawn` is the order of the server's draw; the server adds it to every command. */
  | { type: 'DrawLots'; for: LotsFor; teams: number[]; drawn: number[] }
  | { type: 'DefineStage'; definition: StageDefinition }
  | ({ type: 'SetStageKickOffs' } & StageKickOffs)
  /** `seeded` are the teams in the order of the entries; the server finds them where nobody is wanted. */
  | {
      type: 'SeedStage';
      stageId: number;
      again: boolean;
      anyway: boolean;
      wanted: number[] | null;
      seeded: number[];
    }
  | { type: 'DecideTie'; ruling: RuledTie }
  | { type: 'UndoTie'; stageId: number; tie: string }
  /** Beside the deletion of its matches. */
  | { type: 'UndoStage'; stageId: number }
  | { type: 'ImposeSuspension'; suspension: ImposedSuspension | OfficialSuspension }
  | { type: 'ChangeSuspension'; change: ChangedSuspension }
  | { type: 'FileAppeal'; appeal: FiledAppeal }
  | { type: 'DecideAppeal'; appealId: string; outcome: AppealOutcome }
  /** Beside the deletion of the league's matches. */
  | { type: 'ClearDecisions' }
  /** Beside the restoration of its deleted matches. */
  | { type: 'RestoreDecisions' }
  /** `of` are the types that the caller means, so that no other decision is voided by a wrong id. */
  | { type: 'VoidDecision'; decisionId: string; of: LeagueEventType | LeagueEventType[] };
