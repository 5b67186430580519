import type { TeamPreference } from '../contract/schedule.js';
import { isWallTime } from '../croatia/zagreb-time.js';

/** Whether the value is of the kind: a time of day, a weekday from 1, or a venue. */
export function isTeamPreference({ kind, value }: Omit<TeamPreference, 'teamId'>): boolean {
  switch (kind) {
    case 'earliest':
    case 'latest':
      return isWallTime(value);
    case 'not-weekday':
      return /^[1-7]$/.test(value);
    case 'not-venue':
      return value.trim() !== '';
  }
}
