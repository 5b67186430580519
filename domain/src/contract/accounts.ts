export const roles = ['company', 'referee', 'public', 'admin'] as const;
export type Role = (typeof roles)[number];

export const registrableRoles = ['company', 'referee', 'public'] as const;
export type RegistrableRole = (typeof registrableRoles)[number];

/** `GET /api/user`, answer of `POST /api/login`. */
export interface SessionUser {
  id: number;
  username: string;
  role: Role;
  companyName: string | null;
  membershipPackage: { name: string; price: string } | null;
  /** An administrator who still lacks a required second factor may do nothing but set it up. */
  secondFactorMissing?: true;
}

export interface LoginRequest {
  username: string;
  password: string;
  code?: string;
}

export interface SecondFactorState {
  since: string | null;
  recoveryCodesLeft: number;
  isRequired: boolean;
}

export interface SecondFactorRequest {
  password: string;
}

export interface SecondFactorSecret {
  secret: string;
  uri: string;
  qr: string;
}

export interface SecondFactorCodeRequest {
  code: string;
}

/** Shown once; only their hashes are stored. */
export interface RecoveryCodes {
  recoveryCodes: string[];
}

export interface SecondFactorOffRequest {
  password: string;
  code: string;
}

/** One of `GET /api/user/sessions`: where the account is signed in, the latest used first. */
export interface SessionView {
  id: number;
  browser: string | null;
  system: string | null;
  device: 'mobile' | 'tablet' | 'desktop' | null;
  /** An IPv4 address, or the network of an IPv6 one. */
  network: string | null;
  startedAt: string;
  lastUsedAt: string;
  isCurrent: boolean;
}

export interface MembershipPackage {
  id: number;
  name: string;
  /** Euros per season with two decimals. */
  price: string;
  description: string | null;
  features: string[];
}

export interface RegisterRequest {
  role?: RegistrableRole;
  username: string;
  email: string;
  password: string;
  companyName?: string;
  companyOib?: string;
  phone?: string;
  membershipPackageId?: number;
}

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
  emailConfirmed: boolean;
  deactivatedAt: string | null;
  createdAt: string;
}

/** `PATCH /api/users/{id}`: fields that are left out stay as they are. Never the password. */
export interface UpdateAccountRequest {
  username?: string;
  email?: string;
  role?: Role;
  companyName?: string | null;
  companyOib?: string | null;
  phone?: string | null;
  membershipPackageId?: number | null;
}

export interface OwnEmail {
  email: string;
  /** Until then only the link that confirms the address is mailed to it. */
  confirmed: boolean;
}

/** `GET` and `PUT /api/user/weekly-mail`: the weekly email to companies and administrators. */
export interface WeeklyMail {
  isOn: boolean;
}

export interface EmailConfirmation {
  token: string;
}

export interface ChangePasswordRequest {
  currentPassword: string;
  newPassword: string;
}

/** `POST /api/password-reset` gets the same answer whether or not the address is known. */
export interface PasswordResetRequest {
  email: string;
}

export interface PasswordResetConfirmation {
  token: string;
  newPassword: string;
}
