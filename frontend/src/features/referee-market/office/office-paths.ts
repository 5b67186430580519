import { refereePaths } from '@/features/referee-market/use-places';

/** What changes with the places of a league: its board, its matches and what everybody sees of their own. */
export const officePaths = [...refereePaths, '/api/leagues', '/api/matches'];
