/** Equal numbers would make unrelated locks wait for each other, so they are all in one list. */
export const advisoryLocks = {
  migrate: 7_402_610,
  rebuild: 7_402_611,
  leagueMatches: 7_402_612,
  seed: 7_402_613,
  restore: 7_402_614,
  nameMainLeague: 7_402_615,
  /** Sessions that write names which they read before share this lock. */
  erase: 7_402_616,
  firstAdministrator: 7_402_617,
  publishRules: 7_402_650,
  nameOfficial: 7_402_651,
  countBudget: 7_402_670,
} as const;
