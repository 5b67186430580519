/** Limits of texts about matches. */
export const commentaryLimits = {
  /** `GET /api/matches/commentary`: at most so many reports and so many previews (spec section 9). */
  carousel: 6,
  /** Letters of a text. */
  text: 4_000,
} as const;
