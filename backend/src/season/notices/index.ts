export { keepsFromPlaying } from './ban-news.js';
export { placeOf } from './match-news-texts.js';
export { suspensionLine } from './suspension-news-texts.js';
