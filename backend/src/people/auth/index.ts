export { grantWindow } from './console/grant-window.js';
