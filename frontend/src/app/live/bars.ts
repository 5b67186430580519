import { PartCode } from '@/shared/page/part-code';

/** Spectators of a match rarely need them; until then they stay as the server rendered them. */
export const bars = {
  top: new PartCode(async () => (await import('./MatchBars')).SiteTop),
  end: new PartCode(async () => (await import('./MatchBars')).MatchEnd),
};
