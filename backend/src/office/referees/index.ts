export { refereeRole } from './refereeing-news-texts.js';
