import { first } from './hr/first';
import { later } from './hr/later';
import { season } from './hr/season';

/** Every text of the language. */
export const hr = { ...first, ...season, ...later };
