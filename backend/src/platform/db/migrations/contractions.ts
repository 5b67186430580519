/**
 * Migrations that take something away or forbid something, each with the version since which nothing uses
 * it any more. They come one release after the migration that added what replaces it; see
 * docs/decisions/0005-old-and-new-side-by-side.md.
 */
export const contractions: Readonly<Record<string, string>> = {
  WithoutAppendEvents1795600800000:
    'AppendLines: servers since then append by append_lines. Nothing ever wrote match_commentary.',
  FactsAsText1795601400000:
    'AppendLines: servers since then write the column by append_lines alone, and read it under its old name and type.',
  WithdrawnPlayers1795764600000:
    'Itself: the index of its name comes back at once and holds for all that older servers write, as they withdraw nobody.',
};
