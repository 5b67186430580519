export { hasNamesake } from './namesakes.js';
