export { matchFilter, pageOfFilter, pageSize } from './match-filter.js';
export { MatchListQuery } from './match-list.dto.js';
