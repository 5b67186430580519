import type { ReportTime, TeamSide } from '@kolo/domain';
import type { ReportInput } from './report-input.js';
import { type ReportTexts, reportTexts } from './report-texts.js';
import type { Sheet } from './sheet.js';

/** What each section of a report needs. */
export interface ReportContext {
  sheet: Sheet;
  input: ReportInput;
  texts: ReportTexts;
}

export const textsOf = (input: ReportInput): ReportTexts => reportTexts[input.language];

export const minuteOf = ({ minute }: Pick<ReportTime, 'minute'>): string =>
  minute === null ? '–' : `${minute}'`;

export function shirtOf({ input }: ReportContext, playerId: number | null): string {
  const shirt = playerId === null ? null : input.names.players[playerId]?.shirt;
  return shirt == null ? '' : String(shirt);
}

export function nameOf({ input, texts }: ReportContext, playerId: number | null): string {
  const name = playerId === null ? undefined : input.names.players[playerId]?.name;
  return name ?? texts.unknown;
}

/** `7 Ana Šarić` */
export const numberedName = (context: ReportContext, playerId: number | null): string =>
  `${shirtOf(context, playerId)} ${nameOf(context, playerId)}`.trim();

export const sideMark = ({ texts }: ReportContext, team: TeamSide): string =>
  team === 'home' ? texts.homeMark : texts.awayMark;

/** From where a kick without a wall is taken. */
export const kickMetres = ({ input }: ReportContext): number =>
  input.content.rules?.sheet.foulKickMetres ?? 10;

/** `4 : 2` */
export const scoreText = ({ home, away }: Record<TeamSide, number>): string => `${home} : ${away}`;
