export const matchRulesAnchor = 'match-rules';

/** Where everybody reads the rules of a league; null is the league that is shown. */
export const matchRulesPath = (leagueId: number | null): string =>
  `/propositions${leagueId === null ? '' : `?league=${leagueId}`}#${matchRulesAnchor}`;
