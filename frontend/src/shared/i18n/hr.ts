import { first } from './hr/first';
import { later } from './hr/later';

/** Every text of the language. */
export const hr = { ...first, ...later };
