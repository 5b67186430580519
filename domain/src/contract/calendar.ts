export const calendarPaths = {
  league: (id: number): string => `/api/calendar/league/${id}.ics`,
  team: (id: number): string => `/api/calendar/team/${id}.ics`,
} as const;

/** How long a match occupies people: two halves of 20 minutes, half-time and what stops the clock. */
export const matchMinutes = 60;
