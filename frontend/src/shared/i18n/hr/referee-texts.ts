import { referee } from './referee';

export const refereeTexts = { referee };
