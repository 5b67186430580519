export { namedReferees, writtenName, writtenNames } from './named-referees.js';
