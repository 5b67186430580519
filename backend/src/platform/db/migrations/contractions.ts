// Each migration that removes or forbids something is listed with the version since which nothing uses it:
// docs/decisions/0005-old-and-new-side-by-side.md
export const contractions: Readonly<Record<string, string>> = {
  Officials1795669500000: 'since 1.0.0: the kinds of erasures are widened, nothing is taken away',
  LeagueStreams1795681500000: 'since 1.0.0: the log takes more streams, nothing is taken away',
  SupersededAuditIndexes1795733460000:
    'since 1.0.0: it never queried these two indexes, and nothing after it does',
  CoveredIndexes1795777500000:
    'since 1.0.0: its audit reads some types of events_audited_sign_off, and it never knew the other one',
};
