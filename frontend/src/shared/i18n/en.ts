import { first } from './en/first';
import { later } from './en/later';

/** Every text of the language. */
export const en = { ...first, ...later };
