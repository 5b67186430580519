export { CreateLeagueDto } from './league.dto.js';
