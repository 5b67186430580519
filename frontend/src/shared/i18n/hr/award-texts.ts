import { awards } from './awards';

export const awardTexts = { awards };
