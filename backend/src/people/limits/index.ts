export { AttemptCounters } from './attempt-counters.js';
