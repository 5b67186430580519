/** A4 in points, with margins of 12.7 mm that every printer can print at 100 %. */
const width = 595.28;
const height = 841.89;
const margin = 36;
const footer = 16;

export const page = {
  margin,
  left: margin,
  right: width - margin,
  top: margin,
  /** Sections end here, above the footer. */
  bottom: height - margin - footer,
  footer: height - margin - 8,
  width: width - 2 * margin,
} as const;
