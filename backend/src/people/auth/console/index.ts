export { grantWindow } from './grant-window.js';
