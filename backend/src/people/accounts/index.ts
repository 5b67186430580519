export { RegisterDto } from './account.dto.js';
export { accountConflict } from './account-conflicts.js';
export { IsAddress } from './account-fields.js';
export { refuseLookalike } from './usernames.js';
