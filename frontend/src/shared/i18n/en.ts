import { first } from './en/first';
import { later } from './en/later';
import { season } from './en/season';

/** Every text of the language. */
export const en = { ...first, ...season, ...later };
