/** Business constants (docs/product.md) and limits of the wire, the same for both sides. */
export const limits = {
  playersPerTeam: 15,
  externalPlayersPerTeam: 2,
  jerseyNumber: { min: 1, max: 99 },
  timeoutsPerHalf: 1,
  /** Length of a half in the league's 2 × 20 minutes. */
  halfMinutes: 20,
  /** After the final whistle the result can still be corrected for this long; then it is official. */
  officialAfterMs: 24 * 60 * 60 * 1000,
  /** An assist that is tapped this soon after its team's goal belongs to it. */
  assistWithinMs: 30_000,
  /** The last second that a correction can put an action at. */
  secondOfHalfMax: 5_999,
  /** The highest number that a score or a counter may be set to. */
  counterMax: 999,
  scoreMax: 99,
  ballSize: { min: 1, max: 5 },
  finalists: { min: 2, max: 32 },
  schedule: { minTeams: 2, maxTeams: 32, defaultTime: '19:00' },
  toastMs: 5000,
  topList: { visitorRows: 3, page: 10, mvpFirst: 3, mvpRows: 15 },
  table: { visitorRows: 5 },
  /** Rows of one page of `GET /api/matches/{id}/events`. */
  eventPage: { default: 200, max: 500 },
  commandIdLength: { min: 8, max: 100 },
  password: { min: 8, max: 200 },
  username: { min: 3, max: 40 },
  /** Of an app six digits, a recovery code more. */
  signInCode: { max: 20 },
  employmentDocumentBytes: 10 * 1024 * 1024,
  rulesDocumentBytes: 10 * 1024 * 1024,
  /** Letters of the title of a rules document. */
  rulesTitle: 120,
} as const;

export const timeZone = 'Europe/Zagreb';
