import type {
  BySide,
  MatchOfficial,
  Protest,
  RefusedSignature,
  Remark,
  ReportContent,
  Signature,
} from '@kolo/domain';
import type { RefereeWithTown } from '../../../live/officials/index.js';
import type { Language } from '../../../platform/api/language.js';

export interface NamedPlayer {
  name: string;
  shirt: number | null;
}

/** Names of the ids in a report, from the tables of today. */
export interface ReportNames {
  league: { name: string; season: string } | null;
  /** Null for a match of no stage. */
  stage: { name: string; tie: string; isKnockOut: boolean } | null;
  /** Of the hall that the match names. */
  pitch: { surface: string | null; lighting: string | null };
  teams: BySide<string>;
  players: Readonly<Record<number, NamedPlayer>>;
  officials: readonly MatchOfficial[];
  referees: readonly RefereeWithTown[];
}

/** What only the parties of the match may read. */
export interface ReportSignOff {
  signatures: readonly Signature[];
  refusals: readonly RefusedSignature[];
  remarks: readonly Remark[];
  protests: readonly Protest[];
}

export interface PrintedVersion {
  language: Language;
  /** Version of the match's log that the report shows, and when its last entry was recorded. */
  version: number;
  recordedAt: string;
  /** Address of the match's page, in the code that phones read. */
  url: string;
}

export interface ReportInput extends PrintedVersion {
  content: ReportContent;
  reportHash: string;
  names: ReportNames;
  /** A protest holds the result back. */
  isUnderProtest: boolean;
  /** Null in the public report. */
  signOff: ReportSignOff | null;
}

/** Raised when the same content looks different; printed on every page. */
export const reportTemplate = 5;
