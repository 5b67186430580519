/** Dark enough for every printer; the grey text has a contrast of 7:1 on white. */
export const colours = {
  ink: '#12161c',
  muted: '#4b5563',
  line: '#c9cfd8',
  band: '#eef1f5',
  strong: '#1f2937',
  onStrong: '#ffffff',
  yellow: '#f5c518',
  red: '#d11f3a',
} as const;
