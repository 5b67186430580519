import { discipline } from './discipline';

export const disciplineTexts = { discipline };
