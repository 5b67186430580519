export { CreateLeagueDto } from './league.dto.js';
export { lockedLeague } from './locked-league.js';
