import type { auth as hr } from '../hr/auth';
import type { Translation } from '../translation';

export const auth: Translation<typeof hr> = {
  title: 'Sign in',
  heading: 'Your league, to the second.',
  lead: 'Sign in to run a match, follow your team and see the whole table.',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  submit: 'Sign in',
  required: 'This field is required.',
  backHome: 'Back to home',
  pendingTitle: 'Account pending approval',
  pendingText: 'Your account is still pending admin approval. Please wait for approval.',
  failedTitle: 'Login failed',
  failedText: 'Invalid username or password',
};
