export { RegisterDto } from './account.dto.js';
export { accountConflict } from './account-conflicts.js';
export { refuseLookalike } from './usernames.js';
