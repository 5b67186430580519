/** The published rules of the league: `GET /api/rules`; `rules.not-published` (404) while there are none. */
export interface RulesView {
  id: number;
  title: string;
  /** Under which it is downloaded: `pravila-lige-2026-05-24.pdf`. */
  filename: string;
  /** What the file was called where it came from. */
  originalFilename: string;
  /** Where it is downloaded. */
  filePath: string;
  mimeType: string;
  /** Bytes. */
  fileSize: number;
  /** Id of the account. */
  uploadedBy: number;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
  /** What there is to read: the same path. */
  content: string;
}

/** One of `GET /api/rules/versions`, newest first; only the first is published. */
export interface RulesVersion extends RulesView {
  published: boolean;
  uploaderUsername: string;
}

/** What names may end in, and files may be. */
export const rulesKinds = ['pdf', 'doc', 'docx'] as const;
