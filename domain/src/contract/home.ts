/** One of `GET /api/sponsors`, the moving strip: a team of the league or a sponsor without one. */
export interface StripLogo {
  name: string;
  teamId: number | null;
  /** If it is null, the crest is drawn from the name. */
  logoUrl: string | null;
}

export interface Contact {
  email: string | null;
  phone: string | null;
  city: string | null;
}

export interface SponsorshipView {
  id: number;
  name: string;
  packageName: string;
  logoUrl: string | null;
}

export const logoKinds = ['png', 'jpg'] as const;
export const logoLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const;
