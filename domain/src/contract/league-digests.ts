/** `POST /api/leagues/{id}/digest`: the league's week by mail, without an account. */
export interface LeagueDigestRequest {
  email: string;
  language: 'hr' | 'en';
}

/** `POST /api/mails/confirmation`, by the link of the mail that asks for it. */
export interface DigestConfirmation {
  token: string;
}
