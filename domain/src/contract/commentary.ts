/** Limits of texts about matches. */
export const commentaryLimits = {
  /** `GET /api/matches/commentary`: at most so many reports and so many previews (docs/product.md#home). */
  carousel: 6,
  /** Letters of a text. */
  text: 4_000,
  /** A preview is written once the match is this near. */
  previewDays: 7,
} as const;

export const commentaryKinds = ['preview', 'report'] as const;
export type CommentaryKind = (typeof commentaryKinds)[number];

export const commentaryLanguages = ['hr', 'en'] as const;
export type CommentaryLanguage = (typeof commentaryLanguages)[number];

/** Who wrote it: a language model, the built-in templates, or the administrator. */
export type CommentarySource = 'llm' | 'template' | 'editor';

/** `GET /api/matches/{id}/commentary`: what the match's page shows, in the reader's language. */
export interface CommentaryView {
  matchId: number;
  kind: CommentaryKind;
  /** Null: there is none, or it is hidden. */
  text: string | null;
  writtenAt: string | null;
}

/** A text as the administrator sees it. */
export interface CommentaryRecord {
  matchId: number;
  kind: CommentaryKind;
  language: CommentaryLanguage;
  text: string;
  source: CommentarySource;
  hidden: boolean;
  /** Of the match's log, when it was written. */
  logVersion: number;
  /** Username of who wrote it by hand. */
  editedBy: string | null;
  writtenAt: string;
}

/** `GET /api/matches/{id}/commentaries`. */
export interface CommentaryDesk {
  matchId: number;
  homeTeamName: string;
  awayTeamName: string;
  matchDate: string;
  /** What can be written now; null for a match that runs or was cancelled. */
  kind: CommentaryKind | null;
  /** Whether a language model is configured. */
  hasModel: boolean;
  texts: CommentaryRecord[];
}

/** `POST /api/matches/{id}/commentaries/{kind}/{language}/regenerate`. */
export interface RegenerateCommentaryRequest {
  /**
   * The text that the sender has seen, null where there was none. Where there is another one by now, nothing is
   * changed; left out, whatever there is gives way.
   */
  insteadOf?: string | null;
}

/** `PATCH /api/matches/{id}/commentaries/{kind}/{language}`: what is left out stays. */
export interface EditCommentaryRequest extends RegenerateCommentaryRequest {
  text?: string;
  hidden?: boolean;
}
