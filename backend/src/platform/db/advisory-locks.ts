/** Arbitrary numbers, together in one place because equal ones would make strangers wait for each other. */
export const advisoryLocks = {
  migrate: 7_402_610,
  rebuild: 7_402_611,
  /** With a league's id: draws this league's schedule. */
  drawSchedule: 7_402_612,
  seed: 7_402_613,
  /** Held by the restore's session as long as it lives. */
  restore: 7_402_614,
  /** Names another league the main one. */
  nameMainLeague: 7_402_615,
  /** Somebody is forgotten; shared by who writes down names that were read before. */
  erase: 7_402_616,
  publishRules: 7_402_650,
  /** Counts what the language model may still cost. */
  countBudget: 7_402_670,
} as const;
