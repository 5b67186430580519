export { countErasures } from './count-erasures.js';
export type { PersonName, PersonWords } from './person-words.js';
