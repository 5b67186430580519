import { admin } from './en/admin';
import { auth } from './en/auth';
import { common } from './en/common';
import { control } from './en/control';
import { home } from './en/home';
import { layout } from './en/layout';
import { live } from './en/live';
import { notFound } from './en/not-found';

export const en = { common, layout, home, auth, admin, control, live, notFound };
