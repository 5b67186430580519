/** The tables of a league that anybody signed in takes as a file (`GET /api/leagues/{id}/exports/{table}.csv`). */
export const sharedExports = ['table', 'results', 'scorers', 'cards', 'attendance'] as const;
export type SharedExport = (typeof sharedExports)[number];
