export const roles = ['company', 'referee', 'public', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Who may register themselves; administrators are made by the product. */
export const registrableRoles = ['company', 'referee', 'public'] as const;
export type RegistrableRole = (typeof registrableRoles)[number];

/** `GET /api/user`, answer of `POST /api/login`. */
export interface SessionUser {
  id: number;
  username: string;
  role: Role;
  companyName: string | null;
  membershipPackage: { name: string; price: string } | null;
  /** Must set up a second factor, and may do nothing else before; only where it is so. */
  secondFactorMissing?: true;
}

export interface LoginRequest {
  username: string;
  password: string;
  /** Of the app or a recovery code, after `auth.second-factor-needed`. */
  code?: string;
}

/** `GET /api/user/second-factor`, an administrator's own. */
export interface SecondFactorState {
  /** ISO 8601; null while it is off. */
  since: string | null;
  recoveryCodesLeft: number;
  /** Whether administrators must have one. */
  isRequired: boolean;
}

/** `POST /api/user/second-factor`. */
export interface SecondFactorRequest {
  password: string;
}

/** Its answer: on once `POST /api/user/second-factor/confirm` has had the first code. */
export interface SecondFactorSecret {
  /** To be typed into an app that reads no pictures. */
  secret: string;
  /** `otpauth://totp/…` */
  uri: string;
  /** The same as a picture: a data URL. */
  qr: string;
}

/** `POST /api/user/second-factor/confirm`, `…/recovery-codes`. */
export interface SecondFactorCodeRequest {
  code: string;
}

/** Shown once; only their hashes are kept. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** `POST /api/user/second-factor/off`. */
export interface SecondFactorOffRequest {
  password: string;
  code: string;
}

/** One of `GET /api/user/sessions`: where the account is signed in, the latest used first. */
export interface SessionView {
  id: number;
  /** As the browser names itself; null where it does not say. */
  browser: string | null;
  system: string | null;
  device: 'mobile' | 'tablet' | 'desktop' | null;
  /** An IPv4 address, or the network of an IPv6 one. */
  network: string | null;
  /** ISO 8601. */
  startedAt: string;
  /** ISO 8601; noted every few minutes. */
  lastUsedAt: string;
  /** The one that asks. */
  isCurrent: boolean;
}

/** One of `GET /api/memberships`. */
export interface MembershipPackage {
  id: number;
  name: string;
  /** Euros per season with two decimals. */
  price: string;
  description: string | null;
  /** Translation keys (docs/product.md#packages). */
  features: string[];
}

/** `POST /api/register`, answered with `MessageAnswer`. */
export interface RegisterRequest {
  /** Left out: `public`. */
  role?: RegistrableRole;
  username: string;
  email: string;
  password: string;
  companyName?: string;
  companyOib?: string;
  phone?: string;
  membershipPackageId?: number;
}

/** An account as the administrator sees it: `GET /api/users/companies`, `/referees`, `/spectators`, `/administrators`, `/pending`. */
export interface AccountView {
  id: number;
  username: string;
  email: string;
  role: Role;
  companyName: string | null;
  companyOib: string | null;
  phone: string | null;
  membershipPackageId: number | null;
  membershipPackage: { name: string; price: string } | null;
  approved: boolean;
  /** Whether its owner followed a link that was mailed to the address. */
  emailConfirmed: boolean;
  /** ISO 8601; null while the account is active. */
  deactivatedAt: string | null;
  createdAt: string;
}

/** `PATCH /api/users/{id}`: what is left out stays. Never the password. */
export interface UpdateAccountRequest {
  username?: string;
  email?: string;
  role?: Role;
  companyName?: string | null;
  companyOib?: string | null;
  phone?: string | null;
  membershipPackageId?: number | null;
}

/** `GET /api/user/email`: where the account's mails go. */
export interface OwnEmail {
  email: string;
  /** Until it is, nothing but the link that confirms it is mailed there. */
  confirmed: boolean;
}

/** `POST /api/email-confirmation`, with the token of the mailed link `/auth/confirm#token`. */
export interface EmailConfirmation {
  token: string;
}

/** `POST /api/user/password`, by the owner of the session; ends their other sessions. */
export interface ChangePasswordRequest {
  currentPassword: string;
  newPassword: string;
}

/** `POST /api/password-reset`: always answered the same, whether or not the address is known. */
export interface PasswordResetRequest {
  email: string;
}

/** `POST /api/password-reset/confirm`, with the token of the mailed link `/auth/reset#token`. */
export interface PasswordResetConfirmation {
  token: string;
  newPassword: string;
}
