export { accountNames, namedReferees, writtenName, writtenNames } from './named-referees.js';
