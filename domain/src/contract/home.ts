/** One of `GET /api/sponsors`, the moving strip: a team of the league or a sponsor without one. */
export interface StripLogo {
  name: string;
  /** Null for a sponsor that plays with no team in the league. */
  teamId: number | null;
  /** Null: the crest is drawn from the name. */
  logoUrl: string | null;
}

/** `GET /api/contact`: what the operator configured; null where nothing is. */
export interface Contact {
  email: string | null;
  phone: string | null;
  city: string | null;
}

/** One of `GET /api/sponsorships`: all active ones for the administrator, a company's own for itself. */
export interface SponsorshipView {
  id: number;
  /** Of the company. */
  name: string;
  packageName: string;
  logoUrl: string | null;
}

/** Of logos, by their content; they are stored anew as PNG. */
export const logoKinds = ['png', 'jpg'] as const;
export const logoLimits = { bytes: 10 * 1024 * 1024, pixels: 40_000_000 } as const;
