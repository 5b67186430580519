/** The largest id of a row: PostgreSQL's integer. */
export const largestId = 2_147_483_647;

/** Business constants (docs/product.md) and limits of the wire, the same for both sides. */
export const limits = {
  siteAddress: 200,
  playersPerTeam: 15,
  externalPlayersPerTeam: 2,
  playerName: 60,
  companyName: 200,
  jerseyNumber: { min: 1, max: 99 },
  timeoutsPerHalf: 1,
  /** In a match without a rule sheet. */
  starters: 5,
  halfMinutes: 20,
  /** A match that begins late is still upcoming for this long after its time. */
  lateForHours: 12,
  officialAfterMs: 24 * 60 * 60 * 1000,
  assistWithinMs: 30_000,
  /** An older tap does not move a clock that another device holds. */
  clockHindsightMs: 10_000,
  secondOfHalfMax: 5_999,
  /**
   * Entries of one match's log. At `entries` it takes only what ends the match and what is undone, at `all` only
   * what ends it. Signatures, remarks and protests have their own number.
   */
  matchLog: { entries: 5_000, all: 10_000, signing: { remarks: 100, ofOneSide: 30 } },
  /** Entries of one league's log, beside those that void another. */
  leagueLog: 2_000,
  stageName: 80,
  decisionText: 2_000,
  signerName: 80,
  /** Characters of an SVG path. */
  drawing: 16 * 1024,
  reopenedHours: 720,
  pointsAdjustment: 99,
  suspendedMatches: 99,
  counterMax: 999,
  unsentMax: 99_999,
  scoreMax: 99,
  ballSize: { min: 1, max: 5 },
  finalists: { min: 2, max: 32 },
  /** Of a first name and of a last name. */
  personName: 60,
  town: 60,
  venue: { name: 200, address: 200, pitch: 60 },
  slots: { perLeague: 50, minutes: { min: 20, max: 240 }, bufferMinutes: { min: 0, max: 120 } },
  blackouts: { perLeague: 300, reason: 100 },
  teamPreferences: 20,
  shiftMinutes: 720,
  importRows: 2_000,
  moveProposals: { perSeason: 3, closeHours: 72, shown: 200 },
  predictions: { groupName: 60, groupsPerPerson: 30, members: 200, shown: 20 },
  schedule: { minTeams: 2, maxTeams: 32, defaultTime: '19:00' },
  toastMs: 5000,
  /** Of `length` letters the first `words` words count, and one has at least `shortest` letters. */
  search: { length: 80, words: 6, shortest: 2, found: 10 },
  topList: { visitorRows: 3, page: 10, mvpFirst: 3, mvpRows: 15 },
  table: { visitorRows: 5 },
  eventPage: { default: 200, max: 500 },
  /** The longest season that can be drawn, 32 teams home and away, is one page. */
  matchPage: { season: 1000, default: 50, max: 1000 },
  leaguePage: { default: 50, max: 200 },
  accountPage: { default: 50, max: 500 },
  rounds: 200,
  recordTies: 50,
  roundTeam: 5,
  commandIdLength: { min: 8, max: 100 },
  password: { min: 8, max: 200 },
  username: { min: 3, max: 40 },
  /** An app's code has six digits, a recovery code more. */
  signInCode: { max: 20 },
  grants: { perMatch: 20, devices: 30, label: 60, referees: 6 },
  /** Weekly digests by mail, for addresses without an account. */
  digests: { perNetwork: 20, mailsPerDay: 3, unconfirmedDays: 7 },
  referees: {
    companies: 20,
    absences: 100,
    places: 1_000,
    km: 2_000,
    shiftMinutes: 30,
    /** Companies rate the referees of a match so long after it. */
    ratingDays: 14,
    /** Fewer ratings make nobody the best referee. */
    minRatings: 5,
    note: 200,
    correctionCents: 1_000_000,
  },
  /** Fewer saves make nobody the best goalkeeper. */
  awards: { minSaves: 10 },
  employmentDocumentBytes: 10 * 1024 * 1024,
  rulesDocumentBytes: 10 * 1024 * 1024,
  rulesTitle: 120,
} as const;

export const timeZone = 'Europe/Zagreb';
