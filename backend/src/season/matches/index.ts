export { matchFilter, pageOfFilter, pageSize } from './match-filter.js';
export { MatchListQuery } from './match-list.dto.js';
export { withoutGoals, withoutResult } from './without-results.js';
