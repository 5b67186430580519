export { listed, type News, type NewsSource } from './news.js';
export type { DecisionNotice, EarlierFixture, NoticeContent } from './notice.js';
