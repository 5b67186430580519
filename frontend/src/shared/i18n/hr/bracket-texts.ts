import { bracket } from './bracket';

export const bracketTexts = { bracket };
