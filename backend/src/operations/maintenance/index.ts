export { inEmptyDatabase } from './empty-place.js';
