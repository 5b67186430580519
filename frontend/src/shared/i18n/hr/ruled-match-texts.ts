import { ruledMatch } from './ruled-match';

/** What few matches show. */
export const ruledMatchTexts = { ruledMatch };
