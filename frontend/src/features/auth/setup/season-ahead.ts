/** First month of a half-year in which leagues still plan for the season that begins in autumn. */
const june = 6;

export interface SeasonAhead {
  season: string;
  startDate: string;
  endDate: string;
}

/** @param today `yyyy-mm-dd` */
export function seasonAhead(today: string): SeasonAhead {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const begins = month >= june ? year : year - 1;
  const ends = begins + 1;
  return {
    season: `${begins}/${String(ends).slice(-2)}`,
    startDate: today,
    endDate: `${ends}-05-31`,
  };
}
