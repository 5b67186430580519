export { namedReferees } from './named-referees.js';
