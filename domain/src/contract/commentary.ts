export const commentaryLimits = {
  carousel: 6,
  text: 4_000,
  previewDays: 7,
} as const;

export const commentaryKinds = ['preview', 'report'] as const;
export type CommentaryKind = (typeof commentaryKinds)[number];

export const commentaryLanguages = ['hr', 'en'] as const;
export type CommentaryLanguage = (typeof commentaryLanguages)[number];

export type CommentarySource = 'llm' | 'template' | 'editor';

export interface CommentaryView {
  matchId: number;
  kind: CommentaryKind;
  text: string | null;
  writtenAt: string | null;
}

export interface CommentaryRecord {
  matchId: number;
  kind: CommentaryKind;
  language: CommentaryLanguage;
  text: string;
  source: CommentarySource;
  hidden: boolean;
  /** The version of the match that the text is about. */
  logVersion: number;
  editedBy: string | null;
  writtenAt: string;
}

export interface CommentaryDesk {
  matchId: number;
  homeTeamName: string;
  awayTeamName: string;
  matchDate: string;
  /** The kind that can be written now; null for a match that runs or was cancelled. */
  kind: CommentaryKind | null;
  hasModel: boolean;
  texts: CommentaryRecord[];
}

export interface RegenerateCommentaryRequest {
  /** A text that differs from the one the sender has seen is not replaced; without this field any text is. */
  insteadOf?: string | null;
}

export interface EditCommentaryRequest extends RegenerateCommentaryRequest {
  text?: string;
  hidden?: boolean;
}
