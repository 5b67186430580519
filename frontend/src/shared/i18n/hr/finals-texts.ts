import { awards } from './awards';
import { bracket } from './bracket';

export const finalsTexts = { awards, bracket };
