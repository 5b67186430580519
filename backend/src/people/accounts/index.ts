export { accountConflict } from './account-conflicts.js';
export { IsAddress, IsUsername } from './account-fields.js';
export { refuseLookalike } from './usernames.js';
