export { ensureAnotherAdmin } from './administrators.js';
