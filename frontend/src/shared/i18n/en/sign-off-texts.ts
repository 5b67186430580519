import { signOff } from './sign-off';

export const signOffTexts = { signOff };
