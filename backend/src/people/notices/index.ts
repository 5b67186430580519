export { listed, type News, type NewsSource } from './news.js';
export type { EarlierFixture, NoticeContent } from './notice.js';
