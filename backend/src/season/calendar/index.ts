export { FeedQuery } from './calendar.dto.js';
