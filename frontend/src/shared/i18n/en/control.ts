import type { control as hr } from '../hr/control';
import type { Translation } from '../translation';

export const control: Translation<typeof hr> = {
  title: 'Match control',
};
