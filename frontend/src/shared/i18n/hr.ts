import { admin } from './hr/admin';
import { auth } from './hr/auth';
import { common } from './hr/common';
import { control } from './hr/control';
import { home } from './hr/home';
import { layout } from './hr/layout';
import { live } from './hr/live';
import { notFound } from './hr/not-found';

export const hr = { common, layout, home, auth, admin, control, live, notFound };
