/**
 * Migrations that take something away or forbid something, each with the version since which nothing uses
 * it any more. They come one release after the migration that added what replaces it; see
 * docs/decisions/0005-old-and-new-side-by-side.md.
 */
export const contractions: Readonly<Record<string, string>> = {};
