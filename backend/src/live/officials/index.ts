export type { RefereeWithTown } from './named-referees.js';
export { accountNames, namedReferees, writtenName, writtenNames } from './named-referees.js';
