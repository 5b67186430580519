export const roles = ['company', 'referee', 'public', 'admin'] as const;
export type Role = (typeof roles)[number];

/** `GET /api/user`, answer of `POST /api/login`. */
export interface SessionUser {
  id: number;
  username: string;
  role: Role;
  companyName: string | null;
  membershipPackage: { name: string; price: string } | null;
}

export interface LoginRequest {
  username: string;
  password: string;
}
