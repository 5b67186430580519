export { AttemptCounters } from './attempt-counters.js';
export { grantWindow } from './console/grant-window.js';
