import { ConcurrentIndexes } from './migration.js';

/** Calendars find the fixtures of a league or a team, and the audit what people did, without reading the log. */
export class LogIndexes1795510860000 extends ConcurrentIndexes {
  protected readonly indexes = {
    events_of_league: scheduled('leagueId'),
    events_of_home_team: scheduled('homeTeamId'),
    events_of_away_team: scheduled('awayTeamId'),
    events_audited: `events (recorded_at) WHERE metadata #>> '{actor,id}' IS NOT NULL AND type IN (
      'MatchScheduled', 'MatchRescheduled', 'MatchCancelled', 'MatchDeleted', 'MatchRestored',
      'ResultRecorded', 'ActionVoided')`,
  };
}

function scheduled(field: string): string {
  return `events (((fact ->> '${field}')::integer)) WHERE type = 'MatchScheduled'`;
}
