/** The last ruling of a type on match `m` that was not voided; more than one award may stand. */
export const standingFact = (type: 'ResultAwarded' | 'MatchAnnulled'): string =>
  `(SELECT fact FROM events e
    WHERE e.stream = m.id AND e.type = '${type}' AND NOT EXISTS (
      SELECT FROM events undo
      WHERE undo.stream = e.stream AND undo.type = 'ActionVoided'
        AND undo.fact ->> 'actionId' = e.command_id || '.' || e.command_seq
    )
    ORDER BY e.version DESC LIMIT 1)`;
