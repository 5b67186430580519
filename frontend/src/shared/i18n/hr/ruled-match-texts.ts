import { ruledMatch } from './ruled-match';

/** Texts that few matches show. */
export const ruledMatchTexts = { ruledMatch };
