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
