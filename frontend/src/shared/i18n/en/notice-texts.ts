import { notices } from './notices';

/** The dialog behind the bell. */
export const noticeTexts = { notices };
