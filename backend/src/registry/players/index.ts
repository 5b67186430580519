export { areNamesakes } from './namesakes.js';
