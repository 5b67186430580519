import type { register as hr } from '@/shared/i18n/hr/register';
import type { Translation } from '@/shared/i18n/translation';

export const register: Translation<typeof hr> = {
  title: 'Register',
  role: 'I register as',
  roleHints: {
    company: 'You enter a team and choose a membership package.',
    referee: 'You run the matches that an administrator names you for.',
    public: 'You follow results, table and statistics.',
  },
  username: 'Username',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least {{min}} characters',
  confirmPassword: 'Confirm password',
  company: 'Company details',
  companyName: 'Company name',
  companyNameHint: 'Your team is named after it.',
  oib: 'OIB',
  oibHint: '11 digits',
  oibWarning: 'The check digit is wrong. Check the OIB before you send it.',
  phone: 'Phone',
  package: 'Membership package',
  choosePackage: 'Choose a package',
  packageHint: 'Price per season',
  packagesFailed: 'The packages could not be loaded.',
  submit: 'Register',
  success: 'Registration successful!',
  pendingText:
    'Your account is pending admin approval. You will be able to log in once an administrator approves your account.',
  pendingTitle: 'Your account awaits admin approval',
  failed: 'Registration failed',
};
